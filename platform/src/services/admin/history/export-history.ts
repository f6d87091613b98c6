import { EXPORT_DAYS, type HistoryGroup } from '@kozyr/contracts/history';
import type { Locale } from '@kozyr/contracts/locales';
import { type Currency, fromMinor } from '@kozyr/contracts/money';
import type { Caller, Context } from '../../../context';
import { DomainError } from '../../../errors';
import { PLAYER_WALLETS, type PlayerWallet } from '../../../ledger/accounts';
import { balancesAt, type PlayerPosting, postingsAfter } from '../../../ledger/player-history';
import { currencyOf } from '../../kernel/players/currency-of';
import { clockIn, daysBetween } from '../../kernel/time/days';
import { type RoundReference, roundsOfPostings } from './internal/references';
import { spanOf } from './internal/span';
import { type HistoryWords, historyWords } from './internal/texts';
import { amountOf, csvLine, kindOf, kindsOf } from './rules';

type Input = { from: string; to: string; group?: HistoryGroup | undefined; locale: Locale };

const BYTE_ORDER_MARK = '\uFEFF';
const AT_ONCE = 500;

const moneyOf = (wallets: Record<PlayerWallet, bigint>) => PLAYER_WALLETS.map((wallet) => fromMinor(wallets[wallet]));

function lineOf(posting: PlayerPosting, currency: Currency, round: RoundReference | null, words: HistoryWords): string {
  const { deposit, withdrawal } = posting.memo;
  return csvLine([
    posting.id,
    clockIn(posting.at, currency),
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
  const days = daysBetween(input.from, input.to) + 1;
  if (days < 1 || days > EXPORT_DAYS)
    throw new DomainError('HISTORY_SPAN_TOO_LONG', 'A file holds 1 to 366 days.', { days: String(EXPORT_DAYS) });
  const { userId: player } = caller;
  const currency = await currencyOf(ctx.db, player);
  const { from, until } = await spanOf(ctx.db, currency, input.from, input.to);
  if (!from || !until) throw new Error('A span without a beginning or an end.');
  const words = historyWords(input.locale);
  const filter = { player, currency, kinds: kindsOf(input.group), from, until };
  const blank = (label: string, moment: Date, balances: Record<PlayerWallet, bigint>) =>
    csvLine([
      '',
      clockIn(moment, currency),
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
      for (const posting of postings) yield lineOf(posting, currency, roundOf(posting), words);
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
