import { JACKPOT_CARDS, JACKPOT_LEVELS, JACKPOT_MATCH, type JackpotLevel, type JackpotPayment } from './jackpots';
import { fromMinor, toMinor } from './money';
import type { Digests } from './wheel-draw';

type Bytes = Uint8Array<ArrayBuffer>;
/** Bytes of a digest that are read as one number: so many that no remainder is likelier than another by anything that matters. */
const NUMBER_BYTES = 16;

const ascii = (text: string): Bytes => Uint8Array.from(text, (character) => character.charCodeAt(0));
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string): Bytes => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** What is told while a jackpot grows: SHA-256 of the bytes of its seed, in hex. */
export async function drawHash(digests: Digests, drawSeed: string): Promise<string> {
  return hex(await digests.sha256(fromHex(drawSeed)));
}

/** A number from 0 to below limit: the first 16 bytes of HMAC-SHA256 by the seed over a word, and what is left of them. */
async function numberOf(digests: Digests, drawSeed: string, word: string, limit: bigint): Promise<bigint> {
  const digest = await digests.hmacSha256(fromHex(drawSeed), ascii(word));
  return BigInt(`0x${hex(digest.subarray(0, NUMBER_BYTES))}`) % limit;
}

/** The value at which a jackpot drops, minor units: above what it began with, at most its ceiling, each as likely. */
export async function drawTrigger(
  digests: Digests,
  drawSeed: string,
  { seed, ceiling }: { seed: bigint; ceiling: bigint },
): Promise<bigint> {
  return seed + 1n + (await numberOf(digests, drawSeed, 'trigger', ceiling - seed));
}

/**
 * The suits of the 12 cards in the order in which they are turned, whichever card is chosen: three of each, shuffled by the seed
 * (Fisher-Yates, from the last card down), then the suit that would be first with three and the jackpot's own change places.
 */
export async function drawCards(digests: Digests, drawSeed: string, level: JackpotLevel): Promise<JackpotLevel[]> {
  const cards = JACKPOT_LEVELS.flatMap((suit) =>
    Array.from({ length: JACKPOT_CARDS / JACKPOT_LEVELS.length }, () => suit),
  );
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = Number(await numberOf(digests, drawSeed, `card:${last}`, BigInt(last + 1)));
    const [one = level, two = level] = [cards[last], cards[other]];
    cards[last] = two;
    cards[other] = one;
  }
  const first = firstMatch(cards);
  return cards.map((suit) => (suit === first ? level : suit === level && first ? first : suit));
}

/** The suit that comes to three first as these cards are turned in their order; null while none does. */
export function firstMatch(cards: readonly JackpotLevel[]): JackpotLevel | null {
  const seen = new Map<JackpotLevel, number>();
  for (const suit of cards) {
    const count = (seen.get(suit) ?? 0) + 1;
    if (count === JACKPOT_MATCH) return suit;
    seen.set(suit, count);
  }
  return null;
}

export type JackpotCheck = {
  /** The seed is the one whose hash was told while the jackpot grew. */
  seed: boolean;
  /** It was paid at the value that the seed had named, and by what the house had added to it. */
  amount: boolean;
  /** The value at which it had to drop, as money: the drawn one and what the house had added. */
  trigger: string;
  /** The suits in the order in which they were turned, up to the third of its own. */
  cards: JackpotLevel[];
};

/** Checks a paid jackpot by nothing but what its record says: anybody can do so, on any machine. */
export async function checkJackpot(
  digests: Digests,
  paid: Pick<JackpotPayment, 'level' | 'amount' | 'seed' | 'ceiling' | 'topped_up' | 'draw_hash' | 'draw_seed'>,
): Promise<JackpotCheck> {
  const bounds = { seed: toMinor(paid.seed), ceiling: toMinor(paid.ceiling) };
  const trigger = (await drawTrigger(digests, paid.draw_seed, bounds)) + toMinor(paid.topped_up);
  const cards = await drawCards(digests, paid.draw_seed, paid.level);
  const last = cards.findIndex((_, place) => firstMatch(cards.slice(0, place + 1)) !== null);
  return {
    seed: (await drawHash(digests, paid.draw_seed)) === paid.draw_hash,
    amount: toMinor(paid.amount) === trigger,
    trigger: fromMinor(trigger),
    cards: cards.slice(0, last + 1),
  };
}
