/** The constants of SHA-256: fractions of the cube roots and square roots of the first primes (FIPS 180-4, §4.2.2 and §5.3.3). */
function fractions(count: number, root: (prime: number) => number): Int32Array {
  const words: number[] = [];
  for (let candidate = 2; words.length < count; candidate += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) isPrime = false;
    if (isPrime) words.push(((root(candidate) % 1) * 2 ** 32) | 0);
  }
  return Int32Array.from(words);
}

const ROUND = fractions(64, Math.cbrt);
const START = fractions(8, Math.sqrt);
const MAX_BYTES = 55;
const schedule = new Int32Array(64);

const word = (from: Int32Array, at: number): number => from[at] ?? 0;
const rotate = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

/** The message in one block, padded as FIPS 180-4, §5.1.1 has it. @throws RangeError when it does not fit or is not ASCII */
function fillSchedule(text: string): void {
  if (text.length > MAX_BYTES) throw new RangeError(`At most ${MAX_BYTES} characters fit one block.`);
  schedule.fill(0, 0, 16);
  for (let at = 0; at < text.length; at += 1) {
    const byte = text.charCodeAt(at);
    if (byte > 127) throw new RangeError('Only ASCII is hashed.');
    schedule[at >> 2] = word(schedule, at >> 2) | (byte << (24 - (at & 3) * 8));
  }
  schedule[text.length >> 2] = word(schedule, text.length >> 2) | (0x80 << (24 - (text.length & 3) * 8));
  schedule[15] = text.length * 8;
  for (let at = 16; at < 64; at += 1) {
    const near = word(schedule, at - 2);
    const far = word(schedule, at - 15);
    const small = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    const large = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    schedule[at] = (word(schedule, at - 16) + small + word(schedule, at - 7) + large) | 0;
  }
}

/**
 * The first two words of the SHA-256 of a short text, fast and at once: the browser's own digest is asynchronous, costs more
 * than the hash itself, and is not there on an address without TLS.
 * @param text ASCII, 55 characters at most
 * @throws RangeError for anything else
 */
export function sha256Head(text: string): readonly [number, number] {
  fillSchedule(text);
  let [a, b, c, d] = [word(START, 0), word(START, 1), word(START, 2), word(START, 3)];
  let [e, f, g, h] = [word(START, 4), word(START, 5), word(START, 6), word(START, 7)];
  for (let at = 0; at < 64; at += 1) {
    const mixed = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const one = (h + mixed + chosen + word(ROUND, at) + word(schedule, at)) | 0;
    const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  return [(a + word(START, 0)) >>> 0, (b + word(START, 1)) >>> 0];
}
