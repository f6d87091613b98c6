import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/src/db/database';
import { DomainError } from '../../../platform/src/errors';
import type { PlayerWallet } from '../../../platform/src/ledger/accounts';
import { hold, postHold, voidHold } from '../../../platform/src/ledger/holds';
import { type Posted, post } from '../../../platform/src/ledger/post';
import { reverse } from '../../../platform/src/ledger/reverse';
import { randomBy } from '../prove';

/** One thing to ask of the ledger: whoever asks it again must hear the same. */
export type Ask = { key: string; kind: string; call: (db: Database) => Promise<Posted> };
/** What a client heard, and how long it waited, ms. refused: the code of the no. */
export type Heard = { ask: Ask; answer: Posted | { refused: string }; ms: number };

/** What a client can end: holds it made, and bets and wins it made. */
type Own = { holds: { holdId: string; player: string }[]; transfers: { transferId: string; player: string }[] };
type Source = { players: readonly string[]; below: (limit: number) => number };

/** A client's next ask: a bet by waterfall, a win, a deposit, money to another player, something held, or an end to what it did. */
function nextAsk({ players, below }: Source, own: Own): Ask {
  const key = randomUUID();
  const player = players[below(players.length)] ?? '';
  const amount = BigInt(1 + below(60));
  const of = (wallet: PlayerWallet) => ({ player, wallet });
  const posting = (kind: string, leg: Parameters<typeof post>[1]['legs'][number]): Ask => ({
    key,
    kind,
    call: (db) => post(db, { key, kind, currency: 'uah', legs: [leg] }),
  });
  const chance = below(100);
  if (chance < 40)
    return posting('bet', {
      from: [of('game'), of('electronic'), of('bonus')],
      to: { house: 'game_providers' },
      amount,
    });
  if (chance < 60) return posting('win', { from: { house: 'game_providers' }, to: of('electronic'), amount });
  if (chance < 75) return posting('deposit', { from: { house: 'gateway_clearing' }, to: of('game'), amount });
  if (chance < 80) {
    const to = { player: players[below(players.length)] ?? '', wallet: 'bonus' as const };
    return posting('gift', { from: of('electronic'), to, amount });
  }
  const held = chance < 92 ? own.holds.shift() : undefined;
  if (held && chance < 86)
    return { key, kind: 'paid', call: (db) => postHold(db, { key, ...held, to: { house: 'gateway_clearing' } }) };
  if (held) return { key, kind: 'returned', call: (db) => voidHold(db, { key, ...held }) };
  const moved = chance >= 92 ? own.transfers.shift() : undefined;
  if (moved) return { key, kind: 'reversal', call: (db) => reverse(db, { key, ...moved }) };
  return {
    key,
    kind: 'hold',
    call: async (db) => {
      const held = await hold(db, { key, kind: 'hold', player, currency: 'uah', from: ['electronic', 'game'], amount });
      own.holds.push({ holdId: held.holdId, player });
      return held;
    },
  };
}

type Crowd = { players: readonly string[]; clients: number; operations: number; duplicates: number; seed: number };

/**
 * Many clients on few wallets, all at once. Of a hundred calls so many repeat one that any client made before, which may still be
 * under way. @returns everything that was heard
 */
export async function askAll(
  db: Database,
  { players, clients, operations, duplicates, seed }: Crowd,
): Promise<Heard[]> {
  const heard: Heard[] = [];
  const asked: Ask[] = [];
  let left = operations;
  const client = async (nth: number) => {
    const below = randomBy(seed + nth);
    const own: Own = { holds: [], transfers: [] };
    while (left > 0) {
      left -= 1;
      const again = below(100) < duplicates ? asked[asked.length - 1 - below(Math.min(asked.length, 500))] : undefined;
      const ask = again ?? nextAsk({ players, below }, own);
      if (!again) asked.push(ask);
      const began = performance.now();
      const answer = await ask.call(db).catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        return { refused: error.code };
      });
      heard.push({ ask, answer, ms: performance.now() - began });
      const [player] = 'balances' in answer ? Object.keys(answer.balances) : [];
      if ('transferId' in answer && player && (ask.kind === 'bet' || ask.kind === 'win'))
        own.transfers.push({ transferId: answer.transferId, player });
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, nth) => client(nth)));
  return heard;
}
