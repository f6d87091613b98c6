import { fromMinor } from '@kozyr/contracts/money';
import type { StuckItem } from '@kozyr/contracts/operator/stuck';
import { asc, isNotNull } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { users } from '../../../../db/schema/accounts';
import { getBalances } from '../../../../ledger/balances';
import { readPayeeTerms } from '../../../money/withdrawals/terms';
import { MAX_OF_A_KIND } from './stuck-money';

/** Players without personal data to whom money came after all, as by a bank that was late: nobody can sign in to take it out. */
export async function erasedWithMoney(ctx: Context): Promise<StuckItem[]> {
  const erased = await ctx.db.select().from(users).where(isNotNull(users.erasedAt)).orderBy(asc(users.erasedAt));
  const items: StuckItem[] = [];
  for (const player of erased) {
    const { game, electronic } = await getBalances(ctx.db, player.id, player.currency);
    if (game + electronic === 0n) continue;
    const { available } = await readPayeeTerms(ctx, ctx.db, player);
    if (available === 0n || !player.erasedAt) continue;
    items.push({
      kind: 'erased_with_money',
      id: player.id,
      since: player.erasedAt.toISOString(),
      player: player.id,
      amount: fromMinor(available),
      currency: player.currency,
      what: 'Money came after the player’s data was erased. Return it by the gateway, and correct the balance.',
    });
    if (items.length === MAX_OF_A_KIND) break;
  }
  return items;
}
