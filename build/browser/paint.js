// Writes an element as HTML in one canonical form: attributes sorted, states
// that go-app sets as properties written as attributes, and line breaks only
// inside of tags, where they make no text. The static first paint in index.html
// is in this form, so it can be compared with what go-app draws.
(selector) => {
  const VOID = new Set(["input", "br", "img"]);
  const escapeText = (s) => s.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const escapeAttr = (s) => s.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

  function attributes(el) {
    const all = new Map([...el.attributes].map((a) => [a.name, a.value]));
    all.delete("xmlns");
    if (el.checked) all.set("checked", "");
    return [...all].sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${escapeAttr(value)}"`)).join("");
  }

  function write(node, indent) {
    if (node.nodeType === Node.TEXT_NODE) return escapeText(node.data);
    const open = `<${node.localName}${attributes(node)}`;
    if (VOID.has(node.localName)) return `${open}${indent}>`;
    const inner = [...node.childNodes].map((child) => write(child, indent + " ")).join("");
    const end = node.children.length > 0 ? indent : "";
    return `${open}${indent}>${inner}</${node.localName}${end}>`;
  }

  const root = document.querySelector(selector);
  return write(root.content ? root.content.firstElementChild : root, "\n");
}
