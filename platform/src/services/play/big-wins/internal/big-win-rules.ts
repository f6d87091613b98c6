import { BIG_WIN_FROM, type BigWin } from '@kozyr/contracts/big-wins';
import { CREDITS, type Currency, fromMinor, toMinor } from '@kozyr/contracts/money';
import { startOfMinute } from 'date-fns';
import { type SQL, sql } from 'drizzle-orm';
import { rounds } from '../../../../db/schema/games';
import { maskedName } from '../../../kernel/players/player-view';

/** Minor units from which a win is big. */
export const bigFrom = (currency: Currency): bigint => toMinor(BIG_WIN_FROM[currency]);

/** What a round took, of all wallets. */
export const STAKE: SQL = sql`(${rounds.stakeGame} + ${rounds.stakeElectronic} + ${rounds.stakeBonus})`;

/** What is told of a round's win; columns of a select from rounds. */
export const WIN_COLUMNS: SQL = sql`${rounds.id}, ${rounds.userId}, ${rounds.game}, ${rounds.currency}, ${rounds.settledAt},
  ${rounds.winElectronic} + ${rounds.winBonus} as win, ${rounds.winElectronic} as paid, ${STAKE} as stake`;

/** Days for which a win stands among the big ones, and among the latest. */
export const BIG_DAYS = 7;
export const LATEST_DAYS = 1;

/**
 * A settled round whose win may be told: it paid more to the digital balance than its whole stake; bonus money, credits and small
 * returns are no wins to show.
 */
export const IS_WIN: SQL = sql`${rounds.status} = 'settled' and ${rounds.currency} <> ${sql.raw(`'${CREDITS}'`)} and ${rounds.winElectronic} > 0
  and ${rounds.winElectronic} > ${STAKE}`;

/** Whether what a round paid to the digital balance is big. */
export const HAS_BIG_SUM: SQL<boolean> = sql`${rounds.winElectronic} >= case ${rounds.currency} when 'kzt' then ${bigFrom('kzt')}::bigint else ${bigFrom('uah')}::bigint end`;

/** A settled round whose win everybody may read as a big one. */
export const IS_BIG_WIN: SQL = sql`${IS_WIN} and ${HAS_BIG_SUM}`;

/** A round with its win, as WIN_COLUMNS select it. Which rounds may be wins is asked before: that lies in one place, the rounds with their players. */
export type WinRow = {
  id: string;
  user_id: string;
  game: string;
  currency: Currency;
  win: string;
  paid: string;
  stake: string;
  settled_at: string;
};

/** A win as everybody may read it. */
export function viewBigWin(row: WinRow, { slug, title, provider, image }: BigWin['game'], secret: string): BigWin {
  const hundredths = (BigInt(row.win) * 100n) / BigInt(row.stake);
  return {
    player: maskedName(secret, row.user_id),
    game: { slug, title, provider, image },
    amount: fromMinor(BigInt(row.paid)),
    currency: row.currency,
    multiplier: fromMinor(hundredths),
    won_at: startOfMinute(row.settled_at).toISOString(),
  };
}
