import type { BattleSizing } from '@kozyr/contracts/battles';
import { CURRENCIES, type Currency } from '@kozyr/contracts/money';
import type { BattleSizingNow } from '@kozyr/contracts/operator/battles';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { readBattleSizes } from '../../kernel/settings/registry';
import { countParticipants } from './internal/count-participants';
import { sizingOf } from './plan';

/** How many tiers would open by a battle that is announced now, by currency. */
export async function readSizing(db: Queryable, now: Date): Promise<Record<Currency, BattleSizing>> {
  const sizes = await readBattleSizes(db);
  const [uah, kzt] = [await countParticipants(db, now, 'uah'), await countParticipants(db, now, 'kzt')];
  return { uah: sizingOf(sizes, 'uah', uah), kzt: sizingOf(sizes, 'kzt', kzt) };
}

/** The same, as an operator reads it. */
export async function getBattleSizing(ctx: Context): Promise<{ items: BattleSizingNow[] }> {
  const sizing = await readSizing(ctx.db, ctx.now());
  return { items: CURRENCIES.map((currency) => ({ currency, ...sizing[currency] })) };
}
