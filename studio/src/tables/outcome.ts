import { fairDraw, type Hmac } from '../fairness/stream';
import { drawPoint } from '../maths/crash/curve';
import { drawPocket } from '../maths/roulette/bets';

/** What a round's result is made of; anyone who has it gets the same result. */
export type RoundSeeds = {
  engine: 'roulette' | 'crash';
  /** Revealed after the round; its SHA-256 is the commitment shown before. */
  serverSeed: string;
  /** SHA-256 of the seeds of the players whose bets stand, taken when bets are closed. */
  publicSeed: string;
  /** The table's number of the round. */
  number: number;
};

/** A player's seed with the entry it came with. */
export type PlayerSeed = { entry: string; seed: string };

/** The public seed of a round: SHA-256 of "entry:seed" lines in the order of the entries' ids, joined by newlines. */
export function publicSeedOf(sha256: (text: string) => string, players: readonly PlayerSeed[]): string {
  const lines = players.map(({ entry, seed }) => `${entry}:${seed}`).sort();
  return sha256(lines.join('\n'));
}

/** The pocket of a wheel, or the point of a curve in hundredths. */
export function outcomeOf(hmac: Hmac, { engine, serverSeed, publicSeed, number }: RoundSeeds): number {
  const draw = fairDraw(hmac, { serverSeed, clientSeed: publicSeed, nonce: number });
  return engine === 'roulette' ? drawPocket(draw) : drawPoint(draw);
}
