// {head}
//   node roundcheck.cjs
const { createHash, createHmac } = require("node:crypto");

// {input}
{fields}

// {status}
function show(name, computed, status) {
  console.log(name + "  " + computed + "  " + status);
}

// {commitment}
const computedCommitment = createHash("sha256").update(serverSeed, "utf8").digest("hex");
let status = "absent";
if (commitment !== "") status = commitment.toLowerCase() === computedCommitment ? "match" : "mismatch";
show("commitment", computedCommitment, status);

// {blocks}
const block = (i) => createHmac("sha256", serverSeed).update(clientSeed + ":" + i, "utf8").digest();
const stream = Buffer.concat([block(0), block(1), block(2)]);

// {shuffle}
const positions = Array.from({ length: 25 }, (_, i) => i + 1);
for (let i = 24; i >= 1; i--) {
  const draw = stream.readUInt32BE(4 * (24 - i));
  const j = Math.floor((draw / 2 ** 32) * (i + 1));
  [positions[i], positions[j]] = [positions[j], positions[i]];
}

// {amounts}
function exact(amount) {
  const [whole, fraction = ""] = amount.split(".");
  return whole.padStart(30, "0") + "." + fraction.padEnd(18, "0");
}

const prizes = ladder === "" ? [] : ladder.split(",").map(exact);
const cases = [];
for (const item of seen === "" ? [] : seen.split(",")) {
  const [number, amount] = seen.includes(":") ? item.split(":") : [cases.length + 1, item];
  cases.push({ position: positions[Number(number) - 1], amount: exact(amount) });
}
cases.sort((a, b) => a.position - b.position);

// {judge}
let rises = 0, falls = 0;
for (let k = 1; k < cases.length; k++) {
  if (cases[k - 1].amount < cases[k].amount) rises++;
  if (cases[k - 1].amount > cases[k].amount) falls++;
}
status = "consistent";
if (cases.length === 0) status = "absent";
else if (prizes.length > 0) {
  if (cases.length === 25 && new Set(prizes).size > 1) status = "match";
  if (cases.some((c) => c.amount !== prizes[c.position - 1])) status = "mismatch";
} else if (rises > 0 && falls > 0) status = "mismatch";
else if (rises === 24 || falls === 24) status = "match";
show("outcome", positions.join(","), status);
