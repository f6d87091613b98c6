import { CURRENCIES } from '@kozyr/contracts/money';
import type { Context } from '../../../../context';
import type { Pipelines } from '../../../../db/pipeline';
import { noticeNews } from '../../../../outbox/publish';
import { placesNow } from '../../../kernel/jurisdictions/places';
import { closedNow } from '../../../kernel/promotions/closed-now';
import { dayIn } from '../../../kernel/time/days';
import type { Answer } from '../movement';
import type { WalletCall } from '../wallet-call';
import { type Decided, decideCall } from './decide';
import { netKey, readStandings, type Standing } from './standing';
import { newsOf, statementsOf, type Writing } from './write-effects';

/**
 * What came of a call in a batch. alone: nothing was done, and it is to be made by itself; again: nothing was done, since another call
 * of the same player is in the batch.
 */
export type BatchOutcome = { kind: 'answered'; answers: Answer[] } | { kind: 'alone' } | { kind: 'again' };

const ALONE = { kind: 'alone' } as const;

/** A round of somebody else's is told of as one that the player does not have. */
const isOfAnother = ({ round, session }: Standing): boolean => round !== null && round.userId !== session.userId;

/**
 * Makes calls of different players in one transaction of two round trips: the turns of whose is free and how they stand, then all that
 * was decided. @returns what came of each call, in their order @throws when the transaction failed: then nothing was done
 */
export async function makeBatch(
  ctx: Context,
  pipelines: Pipelines,
  calls: readonly WalletCall[],
): Promise<BatchOutcome[]> {
  const now = ctx.now();
  const places = await placesNow(ctx);
  const closedBy = await closedNow(ctx);
  const turnoverMoves = await ctx.listeners.turnoverMoves(ctx);
  const days = Object.fromEntries(CURRENCIES.map((currency) => [currency, dayIn(now, currency)]));
  const { outcomes, news } = await pipelines.transact(async (pipeline) => {
    const { turns, standings, bounds, nets } = await readStandings(pipeline, calls, { days, places, closedBy });
    const gained = new Map(nets);
    const keyOf = ({ session: { limitedAs, money } }: Standing) => netKey(limitedAs, days[money] ?? '', money);
    const terms = {
      now,
      winMaximum: bounds.winMaximum,
      room: (standing: Standing) =>
        bounds.providerDailyLoss[standing.session.money] - (gained.get(keyOf(standing)) ?? 0n),
      turnoverMoves,
    };
    const writings: Writing[] = [];
    const outcomes = calls.map((call, place): BatchOutcome => {
      const [turn, standing] = [turns.get(place), standings.get(place)];
      if (turn?.state === 'again') return { kind: 'again' };
      if (turn?.state !== 'taken' || !standing || isOfAnother(standing)) return ALONE;
      const decided: Decided = decideCall(call, standing, terms);
      if (decided.kind === 'alone') return ALONE;
      const { effects, answers } = decided;
      const { userId, money: currency, provider } = standing.session;
      writings.push({ userId, currency, provider, day: days[currency] ?? '', effects });
      gained.set(keyOf(standing), (gained.get(keyOf(standing)) ?? 0n) + effects.net);
      return { kind: 'answered', answers };
    });
    return { writes: statementsOf(writings), result: { outcomes, news: newsOf(writings) } };
  });
  noticeNews(ctx.db, news);
  return outcomes;
}
