import type { StakeCurrency } from '@kozyr/contracts/money';
import { isCredits } from '../../catalogue/stakes';
import type { EntryView } from '../../tables/own-entries';
import type { SeenBet, TableState } from '../../tables/table-state';

/** A player of a round as their row is drawn: with a name, or nothing but that it is oneself. */
export type Listed = Omit<SeenBet, 'name'> & { name: string | null; me: boolean };

export type AtTable = {
  /** Oneself first, then the others as they came. */
  rows: Listed[];
  /** How many staked beside those: hidden, not known yet, or over what is listed. */
  more: number;
  /** All who staked in this round. */
  total: number;
};

/** What a player's own row says when the table tells others nothing of them: what their entry is. */
const ownRow = (own: EntryView, currency: StakeCurrency): Listed => ({
  ...{ ref: own.name, me: true, name: null, avatar: null, currency, amount: own.stake },
  ...{ spots: [], more_spots: 0, left: own.left_at, win: null },
});

/**
 * Who plays the round with whoever looks on: for money with those who play for money, for credits with those who do so. Play money of a
 * demo is staked beside real players, and is not one of them.
 */
export function atTable(
  { bets, players, round }: Pick<TableState, 'bets' | 'players' | 'round'>,
  { own, currency, demo }: { own: EntryView | null; currency: StakeCurrency; demo: boolean },
): AtTable {
  const credits = isCredits(currency);
  const listed = bets.filter((bet) => isCredits(bet.currency) === credits);
  const playing = own !== null && !demo && own.stake !== '0.00' && own.round_id === round?.id ? own : null;
  const seen = listed.find(({ ref }) => ref === playing?.name);
  const others = listed.filter((bet) => bet !== seen).map((bet) => ({ ...bet, me: false }));
  const mine = playing ? [seen ? { ...seen, me: true } : ownRow(playing, currency)] : [];
  const rows = [...mine, ...others];
  const total = Math.max(credits ? players.credits : players.money, rows.length);
  return { rows, more: total - rows.length, total };
}
