import { createHmac } from 'node:crypto';
import type { BigWin } from '@kozyr/contracts/big-wins';
import { type Currency, fromMinor } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context';
import { rounds } from '../../db/schema/games';
import type { Catalogue } from '../games/load-catalogue';

const DAYS = 7;
const MOST = 20;
/** Wins of games that are no longer offered are passed over, so more are read than shown. */
const READ_OF_EACH_CURRENCY = 40;

type Row = {
  user_id: string;
  game: string;
  currency: Currency;
  win: string;
  paid: string;
  stake: string;
  settled_at: string;
};

/**
 * The biggest settled wins of the last 7 days, at most 20. What was paid to the digital balance counts, where it is more
 * than the round's whole stake: bonus money and small returns are no wins to show. Each currency is ranked by itself,
 * and the ranks are shown in turn: no exchange rate is invented.
 */
export async function listBigWins(ctx: Context, catalogue: Catalogue): Promise<BigWin[]> {
  const since = new Date(ctx.now().getTime() - DAYS * 86_400_000);
  const stake = sql`${rounds.stakeGame} + ${rounds.stakeElectronic} + ${rounds.stakeBonus}`;
  const { rows } = await ctx.db.execute<Row>(sql`
    select user_id, game, currency, win, paid, stake, settled_at
    from (
      select ${rounds.userId}, ${rounds.game}, ${rounds.currency}, ${rounds.settledAt},
        ${rounds.winElectronic} + ${rounds.winBonus} as win, ${rounds.winElectronic} as paid, ${stake} as stake,
        row_number() over (partition by ${rounds.currency} order by ${rounds.winElectronic} desc, ${rounds.ordinal}) as place
      from ${rounds}
      where ${rounds.status} = 'settled' and ${rounds.winElectronic} > 0 and ${rounds.settledAt} >= ${since.toISOString()}
        and ${rounds.settledAt} <= ${ctx.now().toISOString()} and ${rounds.winElectronic} > ${stake}
    ) as ranked
    where place <= ${READ_OF_EACH_CURRENCY}
    order by place, currency desc`);
  return rows
    .flatMap((row) => {
      const game = catalogue.bySlug.get(row.game);
      return game ? [view(row, game, ctx.env.PSEUDONYM_SECRET)] : [];
    })
    .slice(0, MOST);
}

function view(row: Row, { slug, title, provider, image }: BigWin['game'], secret: string): BigWin {
  const hundredths = (BigInt(row.win) * 100n) / BigInt(row.stake);
  const settled = new Date(row.settled_at);
  settled.setUTCSeconds(0, 0);
  return {
    player: maskedName(secret, row.user_id),
    game: { slug, title, provider, image },
    amount: fromMinor(BigInt(row.paid)),
    currency: row.currency,
    multiplier: fromMinor(hundredths),
    won_at: settled.toISOString(),
  };
}

/** Two digits that stay a player's own and are those of many others: enough to tell neighbours apart, no way back. */
function maskedName(secret: string, userId: string): string {
  const digest = createHmac('sha256', secret).update(`big-wins:${userId}`).digest();
  return `•••• ${String(digest.readUInt32BE(0) % 100).padStart(2, '0')}`;
}
