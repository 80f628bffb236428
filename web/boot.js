// Starts the page: puts the address right, loads the WebAssembly file with a
// visible progress, keeps what is typed meanwhile, and says in plain words
// what is wrong when the page cannot work.
//
// It stands in the head, so that theme and frame are known before the first
// paint, and it runs without anything else: no library, no inline style, no
// markup from text (the page's policy forbids all three).
"use strict";

(() => {
  const root = document.documentElement;
  const given = document.currentScript.dataset; // filled in by the build
  const byId = (id) => document.getElementById(id);

  // The page's state, for style sheets and tests: loading, ready, failed.
  // Nothing leaves "failed": a page that broke once must not look sound again.
  function setState(state) {
    if (root.dataset.state !== "failed") root.dataset.state = state;
  }

  // ---- The address -------------------------------------------------------

  // What the page reads from its link. Kept apart from everything else that a
  // host may have in its query, which stays where it is.
  const FIELDS = new Set([
    "game", "serverSeed", "clientSeed", "nonce", "commitment", "signature",
    "mines", "wheel", "ladder", "seen", "safe", "bets",
    "lang", "theme", "embed", "view",
  ]);

  // The decoded name of one "name=value" pair of a query; null if malformed.
  function nameOf(pair) {
    try {
      return decodeURIComponent(pair.split("=", 1)[0].replaceAll("+", " "));
    } catch {
      return null;
    }
  }

  // Moves fields from the query to the fragment, so that they are not sent
  // again: with a reload, a bookmark, a copied link. The pairs are moved as
  // they are, because decoding and encoding again could change a seed. The
  // answer names the fields: the host's log has them by now, and the page
  // has to say so.
  function moveQueryToFragment() {
    const pairs = location.search.slice(1).split("&").filter((pair) => pair !== "");
    const moved = pairs.filter((pair) => FIELDS.has(nameOf(pair)));
    if (moved.length === 0) return [];
    const kept = pairs.filter((pair) => !moved.includes(pair));
    const query = kept.length === 0 ? "" : "?" + kept.join("&");
    const before = fragment();
    setAddress(query, (before === "" ? moved : [before, ...moved]).join("&"));
    return [...new Set(moved.map(nameOf))];
  }

  // The fragment without its #, byte for byte: cut from the whole address,
  // since some engines decode location.hash.
  function fragment() {
    const at = location.href.indexOf("#");
    return at === -1 ? "" : location.href.slice(at + 1);
  }

  // Changes what follows the path. The path comes from the whole address too:
  // one that starts with // would be taken for a host if it stood alone.
  function setAddress(query, fragment) {
    const page = location.href.split(/[?#]/, 1)[0];
    try {
      history.replaceState(history.state, "", page + query + "#" + fragment);
    } catch {
      location.hash = fragment; // where the address may not change, the round still counts
    }
  }

  // A % that no two hex digits follow makes Go's URL parser refuse the whole
  // address, and go-app cannot start without one. So it is written as %25
  // until Go has started, and Go reads the fragment as it was from
  // window.roundcheck.fragment. Then the link is put back: a reload has to say
  // the same about it.
  let mended = null; // the address as mendFragment left it, and what it was

  function mendFragment() {
    if (location.href === mended?.address) return;
    const raw = fragment();
    const sound = raw.replace(/%(?![0-9a-f]{2})/gi, "%25");
    mended = null;
    forGo.fragment = null;
    if (sound === raw) return;
    setAddress(location.search, sound);
    mended = { address: location.href, raw };
    forGo.fragment = raw;
  }

  function putFragmentBack() {
    if (location.href === mended?.address) setAddress(location.search, mended.raw);
    mended = null;
  }

  const linkValue = (name) => new URLSearchParams(fragment()).get(name);

  function applyLook() {
    const theme = linkValue("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    if (linkValue("embed") === "1") root.dataset.embed = "1";
  }

  // ---- The language ------------------------------------------------------

  // The first of the player's languages that the page speaks.
  function language() {
    const wanted = [linkValue("lang"), ...(navigator.languages ?? [navigator.language])];
    for (const tag of wanted) {
      const base = String(tag).toLowerCase().split("-")[0];
      if (Object.hasOwn(WORDS, base)) return base;
    }
    return "en";
  }

  // The first paint stands in the page in English, and in a template for each
  // other language. The right one is put in its place as soon as the parser
  // has read it; until then boot.css hides the page, so that nobody sees the
  // language change.
  function paintInLanguage(lang) {
    root.lang = lang;
    if (lang === "en") return;
    root.dataset.paint = "waiting";
    const putInPlace = () => {
      const template = byId("paint-" + lang);
      const read = template?.nextSibling || document.readyState !== "loading";
      if (!read || root.dataset.paint !== "waiting") return;
      watcher.disconnect();
      if (template) byId("page").replaceWith(template.content.cloneNode(true));
      delete root.dataset.paint;
    };
    const watcher = new MutationObserver(putInPlace);
    watcher.observe(document, { childList: true, subtree: true });
    document.addEventListener("DOMContentLoaded", putInPlace, { once: true });
  }

  // ---- Storage in sandboxed frames ---------------------------------------

  // In a sandboxed frame the mere look at localStorage throws, and throws in
  // a way that Go cannot catch. A store that lives as long as the page does
  // takes its place.
  function memoryStorage() {
    const items = new Map();
    return {
      get length() { return items.size; },
      key: (i) => [...items.keys()][i] ?? null,
      getItem: (k) => items.get(String(k)) ?? null,
      setItem: (k, v) => void items.set(String(k), String(v)),
      removeItem: (k) => void items.delete(String(k)),
      clear: () => items.clear(),
    };
  }

  function replaceRefusedStorage() {
    for (const name of ["localStorage", "sessionStorage"]) {
      try {
        void window[name].length;
      } catch {
        Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
      }
    }
  }

  // ---- What the player does before Go is there ---------------------------

  // The ids of fields that were edited and of [data-early] elements that were
  // clicked, each once, in the order of what was last done to them: Go does
  // it all again in this order.
  const log = new Set();
  let composing = false;

  function note(id) {
    if (!id) return;
    log.delete(id);
    log.add(id);
  }

  const onInput = (event) => note(event.target.id);
  const onClick = (event) => note(event.target.closest?.("[data-early]")?.id);

  const onComposition = (event) => { composing = event.type === "compositionstart"; };

  const watched = {
    input: onInput,
    click: onClick,
    compositionstart: onComposition,
    compositionend: onComposition,
  };

  function watch() {
    for (const [type, f] of Object.entries(watched)) document.addEventListener(type, f, true);
  }

  function unwatch() {
    for (const [type, f] of Object.entries(watched)) document.removeEventListener(type, f, true);
  }

  // Go replaces the static page, and with it a field in which an input method
  // (Japanese, for one) is in the middle of a word. So Go waits for the word.
  async function compositionOver() {
    while (composing) {
      await new Promise((done) => document.addEventListener("compositionend", done, { once: true }));
      await new Promise((done) => setTimeout(done)); // the field's own input event comes first
    }
  }

  function focused() {
    const at = document.activeElement;
    if (!at || !at.id) return null;
    // Only text fields have a caret; for the others the browser says null.
    return { id: at.id, start: at.selectionStart ?? null, end: at.selectionEnd ?? null };
  }

  function capture() {
    const captured = { values: {}, checked: [], log: [...log], focus: focused() };
    for (const field of document.querySelectorAll("input[id], textarea[id], select[id]")) {
      captured.values[field.id] = field.value;
      if (field.checked) captured.checked.push(field.id);
    }
    return captured;
  }

  // Gives focus and selection back. Everything else Go does itself.
  function restore(captured) {
    const at = captured.focus && byId(captured.focus.id);
    if (!at) return;
    at.focus({ preventScroll: true });
    if (captured.focus.start !== null) at.setSelectionRange(captured.focus.start, captured.focus.end);
  }

  // ---- Progress ----------------------------------------------------------

  let seen = 0; // bytes of the wasm that are there

  function showProgress() {
    const bar = byId("boot-progress");
    const chip = byId("boot-chip");
    const all = Number(given.bytes);
    if (!bar || !chip || !all || seen === 0) return; // without a known size the bar only says "busy"
    bar.max = all;
    bar.value = Math.min(seen, all);
    // Always two digits wide, so that the words stay where they are.
    const percent = String(Math.min(Math.floor(bar.position * 100), 99)).padStart(2, "\u2007");
    chip.textContent = WORDS[language()].chip.replace("{n}", percent);
  }

  // Passes a stream on and counts what goes through: the bytes as they are
  // after the transfer's own compression, so the known size fits them.
  function counted(stream, onChunk) {
    return stream.pipeThrough(new TransformStream({
      transform(chunk, out) {
        seen += chunk.byteLength;
        onChunk(chunk);
        showProgress();
        out.enqueue(chunk);
      },
    }));
  }

  // ---- Loading -----------------------------------------------------------

  // A failure that the player is told about: kind is a row of WORDS.
  class Failure extends Error {
    constructor(kind, detail) {
      super(detail);
      this.kind = kind;
    }
  }

  const parsed = new Promise((done) => {
    if (document.readyState !== "loading") done();
    else document.addEventListener("DOMContentLoaded", done, { once: true });
  });

  function load() {
    if (typeof WebAssembly !== "object") throw new Failure("noWasm", "WebAssembly: " + typeof WebAssembly);
    return given.wasm ? loadHosted() : loadSingle();
  }

  async function loadHosted() {
    if (location.protocol === "file:") throw new Failure("fromDisk", location.protocol);
    // With a digest at hand the bytes are checked as they come, which keeps
    // the progress; on plain http there is none, and the browser checks first.
    const digest = given.integrity && globalThis.crypto?.subtle;
    const response = await fetchWasm(digest ? {} : { integrity: given.integrity ?? "" });
    const chunks = [];
    const module = await compile(counted(response.body, (chunk) => digest && chunks.push(chunk)));
    if (digest) await checkIntegrity(chunks);
    lock();
    return module;
  }

  async function fetchWasm(options) {
    let response;
    try {
      response = await fetch(given.wasm, options);
    } catch (error) {
      // A sandboxed frame is a stranger to its own site.
      const kind = window.origin === "null" ? "sandboxed" : "network";
      throw new Failure(kind, `${given.wasm}: ${error.message}`);
    }
    if (!response.ok) throw new Failure("network", `${given.wasm}: HTTP ${response.status}`);
    return response;
  }

  async function checkIntegrity(chunks) {
    const bytes = await new Blob(chunks).arrayBuffer();
    const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const found = "sha256-" + btoa(String.fromCharCode(...sum));
    if (found !== given.integrity) throw new Failure("wrongFile", `${given.wasm}: ${found}, not ${given.integrity}`);
  }

  // The page is complete: from here on it may neither send nor load anything,
  // from its own host either. Its policy had one opening, for the wasm; a
  // second policy without it closes that, since both have to agree. (It has to
  // be the whole policy: without a default-src, prefetching would stay open.)
  // The source tree's page has no policy, and so none is added there.
  function lock() {
    const meta = document.querySelector("meta[http-equiv='Content-Security-Policy']")?.cloneNode();
    if (!meta) return;
    meta.content = meta.content.replace(/connect-src [^;]*/, "connect-src 'none'");
    document.head.append(meta);
  }

  async function loadSingle() {
    if (typeof DecompressionStream !== "function") throw new Failure("noUnpack", "DecompressionStream");
    await parsed; // the data are the last thing in the file
    let packed;
    try {
      packed = fromBase64(byId("boot-wasm").textContent);
    } catch (error) {
      throw new Failure("wrongFile", error.message);
    }
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return compile(counted(unpacked, () => {}));
  }

  function fromBase64(text) {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
    return bytes;
  }

  // Compiles while the bytes come in. The response is made here, so that it
  // does not matter which content type the host has for .wasm files.
  async function compile(stream) {
    const response = new Response(stream, { headers: { "Content-Type": "application/wasm" } });
    try {
      if (WebAssembly.compileStreaming) return await WebAssembly.compileStreaming(response);
      return await WebAssembly.compile(await response.arrayBuffer());
    } catch (error) {
      // Anything but a compile error is the stream's: the transfer broke off,
      // or, in the single file, the data are damaged.
      const broken = given.wasm && !(error instanceof WebAssembly.CompileError);
      throw new Failure(broken ? "network" : "wrongFile", error.message);
    }
  }

  // ---- Running -----------------------------------------------------------

  let exitCode = null;

  async function run(module) {
    if (typeof Go !== "function") throw new Failure("wrongFile", "wasm_exec.js");
    const go = new Go();
    go.exit = (code) => { exitCode = code; };
    guard(go);
    const instance = await WebAssembly.instantiate(module, go.importObject);
    await compositionOver();
    mendFragment(); // it may have changed meanwhile
    await go.run(instance); // goes on for as long as the page lives
    throw new Failure(endKind(), `exit code ${exitCode}`);
  }

  const endKind = () => (root.dataset.state === "ready" ? "stopped" : "noStart");

  // Every event that enters Go comes through _resume. An exception out of it
  // means that Go was torn out of whatever it did, and its state is no longer
  // to be trusted; after that, and after Go has ended, events go nowhere.
  function guard(go) {
    const resume = go._resume;
    go._resume = () => {
      if (root.dataset.state === "failed" || go.exited) {
        go._scheduledTimeouts.clear(); // wasm_exec.js would try each of them for ever
        return;
      }
      try {
        resume.call(go);
      } catch (error) {
        fail(new Failure(endKind(), String(error)));
        throw error;
      }
    };
  }

  function ready() {
    unwatch();
    putFragmentBack();
    byId("boot-progress").hidden = true;
    byId("boot-chip").hidden = true;
    setState("ready");
  }

  // ---- Failing -----------------------------------------------------------

  // What happened, and what to do about it.
  const WORDS = {
    en: {
      loading: "Loading the checker",
      chip: "Loading the checker: {n}%. You can already paste.",
      reload: "Reload the page",
      single: "Download the single file",
      open: "Open the single file",
      noWasm: ["This browser cannot run the checker: WebAssembly is missing or switched off.",
        "Open the page in a current Firefox, Chrome, Edge or Safari. If yours is current, WebAssembly may be switched off in a security setting, such as Lockdown Mode."],
      noUnpack: ["This browser is too old for the single file: it cannot unpack it.",
        "Open the file in a current Firefox, Chrome, Edge or Safari."],
      fromDisk: ["This page was opened from the disk, where browsers do not let it load its other files.",
        "Open roundcheck.html instead: that single file works from the disk. This page needs a web server."],
      network: ["The checker could not be loaded.",
        "Check your connection and reload the page. If that does not help, a part may be missing on this site: tell whoever runs it, or use the single file."],
      sandboxed: ["The checker could not be loaded into this frame.",
        "Check your connection and reload the page. If that does not help, use the single file. For whoever runs this site: in a sandboxed frame the server has to send the header Access-Control-Allow-Origin: * with the .wasm file."],
      wrongFile: ["A part of the checker is damaged or belongs to another version, so it was not started.",
        "Reload the page without the cache (Ctrl+Shift+R, on a Mac Cmd+Shift+R), or download it again."],
      noStart: ["The checker could not start.",
        "Reload the page. If that does not help, use another browser."],
      stopped: ["The checker stopped because of an error. Do not rely on the result that is still shown.",
        "What you typed is still in the fields: copy what you need, then reload the page."],
    },
    ja: {
      loading: "検証ツールを読み込んでいます",
      chip: "読み込み中：{n}%。先に貼り付けておけます。",
      reload: "ページを再読み込み",
      single: "単一ファイル版をダウンロード",
      open: "単一ファイル版を開く",
      noWasm: ["このブラウザーでは検証ツールを実行できません。WebAssembly がないか、無効になっています。",
        "最新の Firefox、Chrome、Edge、Safari で開いてください。すでに最新の場合は、ロックダウンモードなどのセキュリティ設定で WebAssembly が無効になっている可能性があります。"],
      noUnpack: ["このブラウザーは古いため、単一ファイル版を展開できません。",
        "最新の Firefox、Chrome、Edge、Safari でファイルを開いてください。"],
      fromDisk: ["このページはディスクから直接開かれたため、ブラウザーがほかのファイルの読み込みを許可しません。",
        "代わりに roundcheck.html を開いてください。この単一ファイルなら、ディスクから開いても動作します。このページにはウェブサーバーが必要です。"],
      network: ["検証ツールを読み込めませんでした。",
        "接続を確認して、ページを再読み込みしてください。それでも直らない場合は、サイトのファイルが欠けている可能性があります。運営者に知らせるか、単一ファイル版をお使いください。"],
      sandboxed: ["このフレームに検証ツールを読み込めませんでした。",
        "接続を確認して、ページを再読み込みしてください。それでも直らない場合は、単一ファイル版をお使いください。サイト運営者の方へ：サンドボックス化されたフレームでは、サーバーが .wasm ファイルに Access-Control-Allow-Origin: * ヘッダーを付けて送る必要があります。"],
      wrongFile: ["検証ツールの一部が壊れているか、別のバージョンのものであるため、起動を中止しました。",
        "キャッシュを使わずにページを再読み込みする（Ctrl+Shift+R、Mac では Cmd+Shift+R）か、もう一度ダウンロードしてください。"],
      noStart: ["検証ツールを起動できませんでした。",
        "ページを再読み込みしてください。それでも直らない場合は、別のブラウザーをお使いください。"],
      stopped: ["エラーのため検証ツールが停止しました。表示されたままの結果は当てにしないでください。",
        "入力した内容は欄に残っています。必要なものをコピーしてから、ページを再読み込みしてください。"],
    },
    pl: {
      loading: "Wczytywanie narzędzia",
      chip: "Wczytywanie: {n}%. Możesz już wklejać dane.",
      reload: "Wczytaj stronę ponownie",
      single: "Pobierz wersję w jednym pliku",
      open: "Otwórz wersję w jednym pliku",
      noWasm: ["Ta przeglądarka nie może uruchomić narzędzia: brakuje w niej WebAssembly albo jest ono wyłączone.",
        "Otwórz stronę w aktualnej wersji przeglądarki Firefox, Chrome, Edge lub Safari. Jeśli Twoja jest aktualna, WebAssembly może być wyłączone w ustawieniach bezpieczeństwa, na przykład w trybie blokady."],
      noUnpack: ["Ta przeglądarka jest za stara, by otworzyć wersję w jednym pliku: nie potrafi jej rozpakować.",
        "Otwórz plik w aktualnej wersji przeglądarki Firefox, Chrome, Edge lub Safari."],
      fromDisk: ["Ta strona została otwarta z dysku, a stamtąd przeglądarki nie pozwalają jej wczytać pozostałych plików.",
        "Otwórz zamiast niej roundcheck.html: ten jeden plik działa z dysku. Ta strona potrzebuje serwera WWW."],
      network: ["Nie udało się wczytać narzędzia.",
        "Sprawdź połączenie i wczytaj stronę ponownie. Jeśli to nie pomoże, w tej witrynie może brakować pliku: powiadom jej właściciela albo użyj wersji w jednym pliku."],
      sandboxed: ["Nie udało się wczytać narzędzia do tej ramki.",
        "Sprawdź połączenie i wczytaj stronę ponownie. Jeśli to nie pomoże, użyj wersji w jednym pliku. Dla właściciela witryny: w ramce z atrybutem sandbox serwer musi wysyłać z plikiem .wasm nagłówek Access-Control-Allow-Origin: *."],
      wrongFile: ["Część narzędzia jest uszkodzona lub pochodzi z innej wersji, dlatego narzędzia nie uruchomiono.",
        "Wczytaj stronę ponownie z pominięciem pamięci podręcznej (Ctrl+Shift+R, na Macu Cmd+Shift+R) albo pobierz ją jeszcze raz."],
      noStart: ["Nie udało się uruchomić narzędzia.",
        "Wczytaj stronę ponownie. Jeśli to nie pomoże, użyj innej przeglądarki."],
      stopped: ["Narzędzie zatrzymało się z powodu błędu. Nie polegaj na wyniku, który jest nadal widoczny.",
        "To, co wpisano, jest nadal w polach: skopiuj, czego potrzebujesz, i wczytaj stronę ponownie."],
    },
  };

  // Faults that loading again may mend, and those where the hosted page can
  // offer the single file instead.
  const RELOAD = new Set(["network", "sandboxed", "wrongFile", "noStart", "stopped"]);
  const SINGLE = new Set(["network", "sandboxed", "wrongFile", "fromDisk"]);

  function element(tag, className, text) {
    const made = document.createElement(tag);
    made.className = className;
    made.textContent = text;
    return made;
  }

  function actions(kind, words) {
    const row = element("p", "boot-actions", "");
    if (RELOAD.has(kind)) {
      const button = element("button", "boot-action", words.reload);
      button.type = "button";
      button.addEventListener("click", () => location.reload());
      row.append(button);
    }
    if (SINGLE.has(kind) && given.single) {
      const beside = kind === "fromDisk"; // it lies in the same folder then
      const link = element("a", "boot-action", beside ? words.open : words.single);
      link.href = given.single;
      if (!beside) link.download = "";
      row.append(link);
    }
    return row;
  }

  // Shows the first failure; what fails after it follows from it.
  function fail(error) {
    if (root.dataset.state === "failed") return;
    const kind = error instanceof Failure ? error.kind : endKind();
    setState("failed");
    putFragmentBack();
    void parsed.then(() => {
      const lang = language();
      const words = WORDS[lang];
      const [what, todo] = words[kind];
      const box = byId("boot-error");
      box.lang = lang;
      box.dataset.kind = kind;
      box.replaceChildren(
        element("p", "boot-what", what),
        element("p", "boot-todo", todo),
        actions(kind, words),
      );
      if (kind !== "fromDisk") box.append(element("p", "boot-detail", error.message)); // there all is said
      box.hidden = false;
      byId("boot-progress").hidden = true;
      byId("boot-chip").hidden = true;
    });
  }

  // ---- For Go ------------------------------------------------------------

  // The place, counted in characters from 0, of the first half of a character
  // that stands alone; -1 if the text is sound. Go would get U+FFFD for it
  // without a word, and hash something that was never typed.
  function malformed(text) {
    if (text.isWellFormed?.()) return -1;
    let at = 0;
    for (const character of text) {
      const code = character.codePointAt(0);
      if (code >= 0xd800 && code <= 0xdfff) return at;
      at++;
    }
    return -1;
  }

  // Puts a text into a field. Go sends it with any one character before it: a
  // U+FEFF that came first would be lost on the way, taken for a mark of the
  // encoding.
  function put(field, text) {
    field.value = text.slice(1);
  }

  // Copies text, exactly; answers whether that worked. The old way comes first: it is the
  // only one that works in frames, and only while the click is being handled.
  async function copy(text) {
    if (copyNow(text)) return true;
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  }

  function copyNow(text) {
    const before = document.activeElement;
    const box = document.createElement("textarea"); // Safari copies only where something is selected
    box.className = "boot-copy";
    box.readOnly = true;
    box.value = "-";
    // The text goes to the clipboard as it is: a text area would change its line ends.
    const put = (event) => {
      event.clipboardData.setData("text/plain", text);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    (before?.closest?.("dialog") ?? document.body).append(box); // beside an open dialog nothing can be selected
    document.addEventListener("copy", put, { capture: true, once: true });
    box.select();
    const done = document.execCommand("copy");
    document.removeEventListener("copy", put, { capture: true });
    box.remove();
    before?.focus?.({ preventScroll: true });
    return done;
  }

  // The clipboard's text, or null where the browser or the player refuses it.
  async function readClipboard() {
    try {
      return await navigator.clipboard.readText();
    } catch {
      return null;
    }
  }

  // ---- Now ---------------------------------------------------------------

  async function start() {
    const loading = (async () => load())(); // as early as can be, beside the parsing
    loading.catch(() => {}); // it is awaited below
    await parsed;
    if (root.dataset.state === "loading") {
      const bar = byId("boot-progress");
      bar.setAttribute("aria-label", WORDS[language()].loading);
      bar.hidden = false;
      byId("boot-chip").hidden = false;
      showProgress(); // the first bytes may have come before the bar
    }
    await run(await loading);
  }

  setState("loading");
  if (navigator.clipboard?.readText) root.dataset.clipboard = "1"; // for the button that pastes
  const fromQuery = moveQueryToFragment();
  const forGo = { fromQuery, fragment: null, capture, restore, ready, malformed, put, copy, readClipboard };
  window.roundcheck = forGo;
  mendFragment();
  applyLook();
  paintInLanguage(language());
  replaceRefusedStorage();
  watch();
  start().catch(fail);
})();
