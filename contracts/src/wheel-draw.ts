import type { WheelSector, WheelSpin } from './wheel';

/** A chance of 100 % in its smallest step, a hundredth of a percent. */
export const WHOLE_CHANCE = 10_000;
/** Numbers of 32 bits from here on are passed over: below it every part is equally often hit. */
const FAIR_BELOW = Math.floor(2 ** 32 / WHOLE_CHANCE) * WHOLE_CHANCE;
const NUMBER_BYTES = 4;

type Bytes = Uint8Array<ArrayBuffer>;
/** SHA-256 and HMAC-SHA256 of where this runs: Node's or the browser's. */
export type Digests = {
  sha256: (data: Bytes) => Promise<Bytes>;
  hmacSha256: (key: Bytes, message: Bytes) => Promise<Bytes>;
};

export type WheelDraw = Pick<WheelSpin, 'server_seed' | 'client_seed' | 'day'> & { sectors: readonly WheelSector[] };

/** Hundredths of a percent: "14.21" is 1421. @throws RangeError */
export function chanceParts(chance: string): number {
  const match = /^(\d{1,3})\.(\d{2})$/.exec(chance);
  if (!match) throw new RangeError(`Not a chance in percent with two decimals: "${chance}"`);
  return Number(`${match[1]}${match[2]}`);
}

/** The first fair number of a digest, 0 to WHOLE_CHANCE - 1; null in the rare case that it holds none. */
export function partOf(digest: Uint8Array): number | null {
  const numbers = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  for (let at = 0; at + NUMBER_BYTES <= digest.byteLength; at += NUMBER_BYTES) {
    const number = numbers.getUint32(at);
    if (number < FAIR_BELOW) return number % WHOLE_CHANCE;
  }
  return null;
}

/** The sector in whose share of the whole a part lies, the shares laid one after the other. @throws RangeError */
export function sectorOfPart(sectors: readonly WheelSector[], part: number): WheelSector {
  let end = 0;
  for (const sector of sectors) {
    end += chanceParts(sector.chance);
    if (part < end) return sector;
  }
  throw new RangeError(`The chances of the sectors do not add up to 100: they end at ${end}`);
}

const ascii = (text: string): Bytes => Uint8Array.from(text, (character) => character.charCodeAt(0));
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string): Bytes => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** What is told before the spin: SHA-256 of the seed's bytes, in hex. */
export async function seedHash(digests: Digests, serverSeed: string): Promise<string> {
  return hex(await digests.sha256(fromHex(serverSeed)));
}

/**
 * Which sector a spin comes to: HMAC-SHA256 by the server's seed over "client_seed:day", read as numbers of 32 bits, the first
 * of which that is fair decides. Where none is, ":1", ":2" and so on are added to what is signed.
 */
export async function drawSector(digests: Digests, draw: WheelDraw): Promise<WheelSector> {
  const { server_seed: seed, client_seed: own, day, sectors } = draw;
  for (let again = 0; ; again += 1) {
    const message = again === 0 ? `${own}:${day}` : `${own}:${day}:${again}`;
    const part = partOf(await digests.hmacSha256(fromHex(seed), ascii(message)));
    if (part !== null) return sectorOfPart(sectors, part);
  }
}

export type SpinCheck = {
  /** The seed is the one whose hash was told before. */
  seed: boolean;
  /** The draw comes to the sector and the amount that were given. */
  sector: boolean;
  /** What the draw comes to. */
  drawn: WheelSector;
};

/** Checks a spin by nothing but what it says of itself: anybody can do so, on any machine. */
export async function checkSpin(digests: Digests, spin: WheelSpin): Promise<SpinCheck> {
  const drawn = await drawSector(digests, spin);
  return {
    seed: (await seedHash(digests, spin.server_seed)) === spin.seed_hash,
    sector: drawn.id === spin.sector_id && drawn.amount === spin.amount,
    drawn,
  };
}
