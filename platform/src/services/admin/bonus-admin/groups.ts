import type { BonusLabel } from '@kozyr/contracts/bonuses';
import { count, eq, inArray } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { bonuses, bonusGroups, userBonuses } from '../../../db/schema/bonuses';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';

type Group = { name: BonusLabel; enabled: boolean };

/** The groups by id, with how many bonuses each has and how many user bonuses of them run. */
export async function listGroups(ctx: Context): Promise<{ items: (Group & { bonuses: number; running: number })[] }> {
  const groups = await ctx.db.select().from(bonusGroups).orderBy(bonusGroups.id);
  const offers = await ctx.db.select({ id: bonuses.groupId, n: count() }).from(bonuses).groupBy(bonuses.groupId);
  const running = await ctx.db
    .select({ id: bonuses.groupId, n: count() })
    .from(userBonuses)
    .innerJoin(bonuses, eq(bonuses.id, userBonuses.bonusId))
    .where(inArray(userBonuses.status, ['PENDING', 'ACTIVE']))
    .groupBy(bonuses.groupId);
  const of = (rows: readonly { id: number; n: number }[], group: number) => rows.find(({ id }) => id === group)?.n ?? 0;
  return {
    items: groups.map(({ id, name, enabled }) => ({
      name,
      enabled,
      bonuses: of(offers, id),
      running: of(running, id),
    })),
  };
}

/** Switches a group, recorded where it changed something. User bonuses run on. @throws DomainError NOT_FOUND */
export async function switchGroup(
  ctx: Context,
  operator: OperatorCaller,
  { name, enabled }: { name: string; enabled: boolean },
): Promise<Group & { changed: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const groups = await tx.select().from(bonusGroups).for('update');
    const group = groups.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (!group) throw new DomainError('NOT_FOUND', `There is no group ${name}.`);
    const changed = group.enabled !== enabled;
    if (changed) {
      await tx.update(bonusGroups).set({ enabled }).where(eq(bonusGroups.id, group.id));
      await recordOperatorDeed(ctx, tx, operator, {
        action: 'bonus_group_switched',
        subject: { kind: 'bonus_group', id: group.name },
        details: { before: enabled ? 'off' : 'on', after: enabled ? 'on' : 'off' },
      });
    }
    return { name: group.name, enabled, changed };
  });
}
