// {mines}
const free = Array.from({ length: 25 }, (_, i) => i + 1);
const mined = [];
while (mined.length < Number(mines)) {
  mined.push(...free.splice(sample(free.length), 1));
}
mined.sort((a, b) => a - b);

// {seen}
const tiles = (text) => (text === "" ? [] : text.split(",").map(Number));
const seenMines = tiles(seen);
const seenSafe = tiles(safe);
let status = "consistent";
if (seenMines.length + seenSafe.length === 0) status = "absent";
else if (seenMines.some((tile) => free.includes(tile))) status = "mismatch";
else if (seenSafe.some((tile) => mined.includes(tile))) status = "mismatch";
else if (seenMines.length === mined.length || seenSafe.length === free.length) status = "match";
show("outcome", mined.join(","), status);
