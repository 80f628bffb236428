# {head}
#   python3 roundcheck.py
import hashlib

# {input}
{fields}


# {status}
def show(name, computed, status):
    print(name, computed, status, sep="  ")


def compare(computed, given):
    if given == "":
        return "absent"
    return "match" if given.lower() == computed else "mismatch"


def sha3(text):
    return hashlib.sha3_256(text.encode("utf-8")).hexdigest()


# {commitment}
computed_commitment = sha3(server_seed)
show("commitment", computed_commitment, compare(computed_commitment, commitment))

# {signature}
computed_signature = sha3(server_seed + ":" + client_seed + ":" + nonce)
show("signature", computed_signature, compare(computed_signature, signature))

# {stream}
stream = b""
used = 0


def next_draw():
    global stream, used
    if used == len(stream):
        stream = hashlib.shake_256(computed_signature.encode("utf-8")).digest(max(256, 2 * len(stream)))
    used += 4
    return int.from_bytes(stream[used - 4 : used], "big")


# {sample}
def sample(pool):
    limit = 2**32 // pool * pool
    while True:
        draw = next_draw()
        if draw < limit:
            return draw % pool


