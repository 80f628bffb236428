# {roulette}
pocket = sample(38 if wheel == "american" else 37)
number = "00" if pocket == 37 else str(pocket)
show("outcome", number, compare(number, seen))
