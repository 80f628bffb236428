# {mines}
free = list(range(1, 26))
mined = []
while len(mined) < int(mines):
    mined.append(free.pop(sample(len(free))))
mined.sort()

# {seen}
seen_mines = [int(tile) for tile in seen.split(",") if tile]
seen_safe = [int(tile) for tile in safe.split(",") if tile]
status = "consistent"
if not seen_mines and not seen_safe:
    status = "absent"
elif set(seen_mines) & set(free) or set(seen_safe) & set(mined):
    status = "mismatch"
elif len(seen_mines) == len(mined) or len(seen_safe) == len(free):
    status = "match"
show("outcome", ",".join(map(str, mined)), status)
