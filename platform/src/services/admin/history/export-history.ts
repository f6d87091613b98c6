import { EXPORT_DAYS, type HistoryGroup } from '@kozyr/contracts/history';
import type { Locale } from '@kozyr/contracts/locales';
import { CURRENCY_ZONES, fromMinor } from '@kozyr/contracts/money';
import type { Caller, Context } from '../../../context';
import { DomainError } from '../../../errors';
import { PLAYER_WALLETS, type PlayerWallet } from '../../../ledger/accounts';
import { balancesAt, type PlayerPosting, postingsAfter } from '../../../ledger/player-history';
import { depositor } from '../../money/payments/depositor';
import { type RoundReference, roundsOfPostings } from './internal/references';
import { spanOf } from './internal/span';
import { type HistoryWords, historyWords } from './internal/texts';
import { amountOf, csvLine, kindOf, kindsOf } from './rules';

type Input = { from: string; to: string; group?: HistoryGroup | undefined; locale: Locale };

const BYTE_ORDER_MARK = '\uFEFF';
const AT_ONCE = 500;
const DAY_MS = 86_400_000;

const moneyOf = (wallets: Record<PlayerWallet, bigint>) => PLAYER_WALLETS.map((wallet) => fromMinor(wallets[wallet]));

/** "2026-11-20 14:05:09" in a zone. */
function clockIn(zone: string): (moment: Date) => string {
  // Swedish writes moments as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => format.format(moment);
}

function lineOf(
  posting: PlayerPosting,
  currency: string,
  round: RoundReference | null,
  words: HistoryWords,
  clock: (moment: Date) => string,
): string {
  const { deposit, withdrawal } = posting.memo;
  return csvLine([
    posting.id,
    clock(posting.at),
    words.kind(kindOf(posting.kind)),
    round?.game.title ?? '',
    round?.round ?? deposit ?? withdrawal ?? '',
    currency.toUpperCase(),
    fromMinor(amountOf(posting.changes)),
    ...moneyOf(posting.changes),
    ...moneyOf(posting.balances),
  ]);
}

/**
 * The player's history of at most 366 days as the lines of a CSV file, oldest first: opening balances, every movement,
 * closing balances. Opening balances and changes add up to the closing ones where no group is asked for.
 * @throws DomainError HISTORY_SPAN_TOO_LONG, also for a span that ends before it begins; before the first line
 */
export async function exportHistory(ctx: Context, caller: Caller, input: Input): Promise<AsyncGenerator<string>> {
  const days = (Date.parse(input.to) - Date.parse(input.from)) / DAY_MS + 1;
  if (days < 1 || days > EXPORT_DAYS)
    throw new DomainError('HISTORY_SPAN_TOO_LONG', 'A file holds 1 to 366 days.', { days: String(EXPORT_DAYS) });
  const { id: player, currency } = await depositor(ctx, caller.userId);
  const { from, until } = await spanOf(ctx.db, currency, input.from, input.to);
  if (!from || !until) throw new Error('A span without a beginning or an end.');
  const words = historyWords(input.locale);
  const clock = clockIn(CURRENCY_ZONES[currency]);
  const filter = { player, currency, kinds: kindsOf(input.group), from, until };
  const blank = (label: string, moment: Date, balances: Record<PlayerWallet, bigint>) =>
    csvLine([
      '',
      clock(moment),
      label,
      '',
      '',
      currency.toUpperCase(),
      '',
      ...PLAYER_WALLETS.map(() => ''),
      ...moneyOf(balances),
    ]);
  const opening = await balancesAt(ctx.db, filter, from);

  async function* lines() {
    yield BYTE_ORDER_MARK + csvLine(words.header);
    yield blank(words.opening, new Date(from ?? 0), opening);
    let after = '0';
    let balances = opening;
    for (;;) {
      const postings = await postingsAfter(ctx.db, filter, after, AT_ONCE);
      const roundOf = await roundsOfPostings(ctx.db, postings);
      for (const posting of postings) yield lineOf(posting, currency, roundOf(posting), words, clock);
      const last = postings.at(-1);
      if (last) {
        after = last.id;
        balances = last.balances;
      }
      if (postings.length < AT_ONCE) break;
    }
    const end = new Date(Math.min((until ?? ctx.now()).getTime(), ctx.now().getTime()));
    // With a group alone, others moved the balances too.
    yield blank(words.closing, end, input.group ? await balancesAt(ctx.db, filter, until ?? end) : balances);
  }
  return lines();
}
