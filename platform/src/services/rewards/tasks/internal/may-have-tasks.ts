import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { mayPromoteTo } from '../../../kernel/protection/may-promote';
import { refusalOf } from '../../../kernel/protection/require-may';

/**
 * Whether the player may have tasks now, which are told and given as bonuses are: their state and their country offer bonuses for
 * money, and no case of harm is open about them.
 */
export async function mayHaveTasks(ctx: Context, db: Queryable, userId: string): Promise<boolean> {
  return (await refusalOf(ctx, db, userId, 'bonuses')) === null && (await mayPromoteTo(ctx, db, userId));
}
