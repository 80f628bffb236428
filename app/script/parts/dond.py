# {head}
#   python3 roundcheck.py
import hashlib
import hmac

# {input}
{fields}


# {status}
def show(name, computed, status):
    print(name, computed, status, sep="  ")


# {commitment}
computed_commitment = hashlib.sha256(server_seed.encode("utf-8")).hexdigest()
status = "absent"
if commitment != "":
    status = "match" if commitment.lower() == computed_commitment else "mismatch"
show("commitment", computed_commitment, status)


# {blocks}
def block(i):
    message = client_seed + ":" + str(i)
    return hmac.new(server_seed.encode("utf-8"), message.encode("utf-8"), hashlib.sha256).digest()


stream = block(0) + block(1) + block(2)

# {shuffle}
positions = list(range(1, 26))
for i in range(24, 0, -1):
    at = 4 * (24 - i)
    draw = int.from_bytes(stream[at : at + 4], "big")
    j = draw * (i + 1) // 2**32
    positions[i], positions[j] = positions[j], positions[i]


# {amounts}
def exact(amount):
    whole, _, fraction = amount.partition(".")
    return whole.rjust(30, "0") + "." + fraction.ljust(18, "0")


prizes = [exact(amount) for amount in ladder.split(",") if amount]
cases = []
for item in seen.split(",") if seen else []:
    number, amount = item.split(":") if ":" in seen else (len(cases) + 1, item)
    cases.append((positions[int(number) - 1], exact(amount)))
cases.sort()

# {judge}
pairs = list(zip(cases, cases[1:]))
rises = sum(before[1] < after[1] for before, after in pairs)
falls = sum(before[1] > after[1] for before, after in pairs)
status = "consistent"
if not cases:
    status = "absent"
elif prizes:
    if len(cases) == 25 and len(set(prizes)) > 1:
        status = "match"
    if any(amount != prizes[position - 1] for position, amount in cases):
        status = "mismatch"
elif rises > 0 and falls > 0:
    status = "mismatch"
elif rises == 24 or falls == 24:
    status = "match"
show("outcome", ",".join(map(str, positions)), status)
