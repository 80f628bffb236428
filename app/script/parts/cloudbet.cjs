// {head}
//   node roundcheck.cjs
const { createHash } = require("node:crypto");

// {input}
{fields}

// {status}
function show(name, computed, status) {
  console.log(name + "  " + computed + "  " + status);
}

function compare(computed, given) {
  if (given === "") return "absent";
  return given.toLowerCase() === computed ? "match" : "mismatch";
}

const sha3 = (text) => createHash("sha3-256").update(text, "utf8").digest("hex");

// {commitment}
const computedCommitment = sha3(serverSeed);
show("commitment", computedCommitment, compare(computedCommitment, commitment));

// {signature}
const computedSignature = sha3(serverSeed + ":" + clientSeed + ":" + nonce);
show("signature", computedSignature, compare(computedSignature, signature));

// {stream}
let stream = Buffer.alloc(0);
let used = 0;

function nextDraw() {
  if (used === stream.length) {
    const outputLength = Math.max(256, 2 * stream.length);
    stream = createHash("shake256", { outputLength }).update(computedSignature, "utf8").digest();
  }
  used += 4;
  return stream.readUInt32BE(used - 4);
}

// {sample}
function sample(pool) {
  const limit = Math.floor(2 ** 32 / pool) * pool;
  for (;;) {
    const draw = nextDraw();
    if (draw < limit) return draw % pool;
  }
}

