import { fromMinor } from '@kozyr/contracts/money';
import type { OperatorBonus } from '@kozyr/contracts/operator/bonuses';
import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { userBonuses } from '../../../../db/schema/bonuses';
import { type BonusRow, bonusView, type GroupRow } from '../../../money/user-bonuses/bonus-view';

const minor = (sum: string | null) => fromMinor(BigInt(sum ?? 0));

/** Bonuses with what came of each, in their order. */
export async function adminBonusViews(
  db: Queryable,
  rows: readonly { bonus: BonusRow; group: GroupRow; playerGroup: { id: string; name: string } | null }[],
): Promise<OperatorBonus[]> {
  const ids = rows.map(({ bonus }) => bonus.id);
  const counted = (status: string) => sql<number>`(count(*) filter (where ${userBonuses.status} = ${status}))::int`;
  const sums =
    ids.length === 0
      ? []
      : await db
          .select({
            id: userBonuses.bonusId,
            taken: sql<number>`count(*)::int`,
            pending: counted('PENDING'),
            active: counted('ACTIVE'),
            wagered: counted('COMPLETED'),
            given: sql<string>`sum(${userBonuses.initialAmount})`,
            released: sql<string>`sum(${userBonuses.released})`,
            forfeited: sql<string>`sum(${userBonuses.forfeited})`,
          })
          .from(userBonuses)
          .where(inArray(userBonuses.bonusId, ids))
          .groupBy(userBonuses.bonusId);
  return rows.map(({ bonus, group, playerGroup }) => {
    const of = sums.find(({ id }) => id === bonus.id);
    return {
      bonus: bonusView(bonus, { own: [], today: 0 }),
      group: { name: group.name, enabled: group.enabled },
      player_group: playerGroup,
      single_use: bonus.singleUse,
      numbers: {
        taken: of?.taken ?? 0,
        pending: of?.pending ?? 0,
        active: of?.active ?? 0,
        wagered: of?.wagered ?? 0,
        given: minor(of?.given ?? null),
        released: minor(of?.released ?? null),
        forfeited: minor(of?.forfeited ?? null),
      },
    };
  });
}
