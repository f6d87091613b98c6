import { type Currency, fromMinor } from '@kozyr/contracts/money';
import { type getDayReport, type getGameReport, MAX_REPORT_DAYS } from '@kozyr/contracts/operator/reports';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Context } from '../../../context';
import { readsOf, seenUpTo } from '../../../db/read-connection';
import { games, providers } from '../../../db/schema/games';
import { DomainError } from '../../../errors';
import { daysSummedUpTo, readDays, readGameDays, readOpening } from '../../../ledger/day-totals';
import { dayAfter, daysBetween } from '../../kernel/time/days';
import { readSpreads } from '../../play/game-days/read-spreads';
import { bandOf, spreadsBy } from './band';
import { playedBy, reportDays, rtpOf, sumsOf } from './rules';

type Span = { currency: Currency; from: string; to: string };

/** Every day of a span. @throws DomainError BAD_REQUEST */
function daysOf({ from, to }: Span): string[] {
  const count = daysBetween(from, to) + 1;
  if (count < 1) throw new DomainError('BAD_REQUEST', 'The last day is before the first.');
  if (count > MAX_REPORT_DAYS)
    throw new DomainError('BAD_REQUEST', `A report spans at most ${MAX_REPORT_DAYS} days: ask for fewer.`);
  const days = [from];
  for (let day = from; days.length < count; days.push(day)) day = dayAfter(day);
  return days;
}

/** The report by days, from the sums of the ledger's days. @throws DomainError BAD_REQUEST */
export async function readDayReport(
  ctx: Context,
  span: Span,
): Promise<z.input<(typeof getDayReport)['responses'][200]>> {
  const days = daysOf(span);
  const db = readsOf(ctx);
  const [seen, summedUpTo, sums, opening] = await Promise.all([
    seenUpTo(db),
    daysSummedUpTo(db),
    readDays(db, span),
    readOpening(db, span),
  ]);
  return {
    up_to: summedUpTo?.toISOString() ?? null,
    ...seen,
    items: reportDays(days, sums, opening),
    total: sumsOf(sums),
  };
}

/** The report by games or studios, the largest stakes first. @throws DomainError BAD_REQUEST */
export async function readGameReport(
  ctx: Context,
  { by, ...span }: Span & { by: 'game' | 'studio' },
): Promise<z.input<(typeof getGameReport)['responses'][200]>> {
  daysOf(span);
  const db = readsOf(ctx);
  const [seen, summedUpTo, sums, spreads, known] = await Promise.all([
    seenUpTo(db),
    daysSummedUpTo(db),
    readGameDays(db, span),
    readSpreads(db, span),
    db
      .select({ slug: games.slug, title: games.title, rtp: games.rtp, studio: providers.slug, name: providers.name })
      .from(games)
      .innerJoin(providers, eq(providers.slug, games.provider)),
  ]);
  const ofSlug = new Map(known.map((game) => [game.slug, game]));
  const ofStudio = new Map(known.map(({ studio, name }) => [studio, name]));
  const groupOf = (game: string) => (by === 'game' ? game : (ofSlug.get(game)?.studio ?? game));
  const played = playedBy(sums, groupOf);
  const spreadOf = spreadsBy(spreads, groupOf);
  const whole = [...playedBy(sums, () => '').values()][0] ?? { bets: 0, stakes: 0n, ggr: 0n };
  const money = ({ bets, stakes, ggr }: typeof whole) => ({
    bets,
    stakes: fromMinor(stakes),
    wins: fromMinor(stakes - ggr),
    ggr: fromMinor(ggr),
  });
  return {
    up_to: summedUpTo?.toISOString() ?? null,
    ...seen,
    items: [...played]
      .sort(([, a], [, b]) => (a.stakes < b.stakes ? 1 : a.stakes > b.stakes ? -1 : 0))
      .map(([id, sum]) => {
        const game = by === 'game' ? ofSlug.get(id) : undefined;
        const spread = spreadOf.get(id);
        return {
          id,
          title: game?.title ?? ofStudio.get(id) ?? id,
          studio: game?.name ?? null,
          ...money(sum),
          rtp: rtpOf(sum.stakes, sum.stakes - sum.ggr),
          expected_rtp: game?.rtp ?? null,
          band: spread ? bandOf(spread, game?.rtp ?? null) : null,
        };
      }),
    total: money(whole),
  };
}
