import { randomUUID } from 'node:crypto';
import type { Studio } from './studio';

export const MINES_GAME = 'pearl-by-pearl';
export const CARDS_GAME = 'higher-madame';
export const POKER_GAME = 'five-at-midnight';
export const TABLE_GAME = 'corner-blackjack';

type Body = Studio['call'] extends (...input: never[]) => Promise<infer A> ? A : never;

/** One window of a player at a game of decisions: what the browser would ask, and what the test looks up behind it. */
export function windowAt(studio: Studio, secret: string) {
  const call = (path: string, body: object): Promise<Body> => studio.call('POST', path, secret, body);
  return {
    secret,
    start: (choice: object, { spin_id = randomUUID(), bet = '10.00' } = {}) =>
      call('/rounds', { spin_id, bet, choice }),
    decide: (round: { id: string }, step: number, action: object, decision_id = randomUUID()) =>
      call('/rounds/decide', { round_id: round.id, step, decision_id, action }),
    open: () => studio.call('GET', '/rounds/open', secret),
    rounds: async () => (await studio.call('GET', '/rounds', secret)).body.items,
    seeds: () => studio.call('GET', '/seeds', secret),
    turn: async () => {
      const { body } = await studio.call('GET', '/seeds', secret);
      return call('/seeds', { commitment: body.next_commitment, client_seed: 'the-next-one' });
    },
  };
}

/** Opens a game with a launch token and starts the player's first pair if he has none. */
export async function sit(studio: Studio, game: string, token: string) {
  const body = { mode: 'real', game, token, exchange: randomUUID(), locale: 'uk' };
  const opened = (await studio.call('POST', '/session', '', body)).body;
  if (opened.fairness.client_seed === null) {
    const pair = { commitment: opened.fairness.next_commitment, client_seed: 'the-players-own' };
    await studio.call('POST', '/seeds', opened.secret, pair);
  }
  return { opened, at: windowAt(studio, opened.secret) };
}

/** What is hidden in a round: read from the database, as nobody in a browser can. */
export async function laidIn(studio: Studio, roundId: string): Promise<{ mines: number[]; deck: number[] }> {
  const { rows } = await studio.pool.query('select outcome from rounds where id = $1', [roundId]);
  return { mines: [], deck: [], ...rows[0].outcome };
}

/** Cells that hold no mine, and one that does. */
export async function cellsOf(studio: Studio, roundId: string) {
  const { mines } = await laidIn(studio, roundId);
  const safe = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !mines.includes(cell));
  return { safe, mine: mines[0] ?? 0 };
}

export const openCell = (cell = 0) => ({ kind: 'open', cell });
export const CASH_OUT = { kind: 'cash-out' };

/** Makes a round as old as a round must be to be ended for its player. */
export const letADayPass = (studio: Studio, roundId: string) =>
  studio.pool.query(
    `update rounds set created_at = created_at - interval '24 hours', next_attempt_at = next_attempt_at - interval '24 hours'
      where id = $1`,
    [roundId],
  );
