// {roulette}
const pocket = sample(wheel === "american" ? 38 : 37);
const number = pocket === 37 ? "00" : String(pocket);
show("outcome", number, compare(number, seen));
