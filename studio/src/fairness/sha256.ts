/**
 * SHA-256 and HMAC in plain TypeScript, for the browser's verifier: crypto.subtle is missing in a frame that is not a
 * secure context, and the verifier must work with no help from the server. The server itself uses node:crypto.
 */
const PRIMES = (() => {
  const found: number[] = [];
  for (let candidate = 2; found.length < 64; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
})();

const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 0x1_0000_0000) >>> 0;
const ROUND = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const INITIAL = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function compress(state: Uint32Array, words: Uint32Array): void {
  for (let t = 16; t < 64; t += 1) {
    const early = words[t - 15] ?? 0;
    const late = words[t - 2] ?? 0;
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[t] = (words[t - 16] ?? 0) + s0 + (words[t - 7] ?? 0) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < 64; t += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[t] ?? 0) + (words[t] ?? 0)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = (state[index] ?? 0) + value;
  });
}

/** SHA-256 of bytes: 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 0x2000_0000));
  view.setUint32(padded.length - 4, message.length << 3);
  const state = Uint32Array.from(INITIAL);
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let word = 0; word < 16; word += 1) words[word] = view.getUint32(block + word * 4);
    compress(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => {
    digest.setUint32(index * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

/** HMAC-SHA256 of bytes under a key of bytes: 32 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const around = (pad: number, rest: Uint8Array) => {
    const joined = new Uint8Array(64 + rest.length);
    joined.set(block.map((byte) => byte ^ pad));
    joined.set(rest, 64);
    return sha256(joined);
  };
  return around(0x5c, around(0x36, message));
}

const encoder = new TextEncoder();

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text in hex: what a server seed's commitment is. */
export const sha256Hex = (text: string): string => hex(sha256(encoder.encode(text)));

/** HMAC-SHA256 of two texts, both as UTF-8. */
export const hmacText = (key: string, message: string): Uint8Array =>
  hmacSha256(encoder.encode(key), encoder.encode(message));
