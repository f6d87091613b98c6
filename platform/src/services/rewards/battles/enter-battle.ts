import type { BattleStanding } from '@kozyr/contracts/battles';
import { eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { battleEntries, battles } from '../../../db/schema/battles';
import { DomainError } from '../../../errors';
import { publish } from '../../../outbox/publish';
import { currencyOf } from '../../kernel/players/currency-of';
import { requireMay } from '../../kernel/protection/require-may';
import { standingIn } from './internal/standings';
import { statusAt } from './rules';

/**
 * Enters a battle that runs; rounds that are settled from then on count. Entering again changes nothing.
 * @throws DomainError NOT_FOUND, BATTLE_OTHER_CURRENCY, BATTLE_NOT_STARTED, BATTLE_OVER
 */
export async function enterBattle(ctx: Context, caller: Caller, id: string): Promise<BattleStanding> {
  const currency = await currencyOf(ctx.db, caller.userId);
  return ctx.db.transaction(async (tx) => {
    // Nobody cancels it or pays its prizes meanwhile.
    const [battle] = await tx.select().from(battles).where(eq(battles.id, id)).for('share');
    if (!battle) throw new DomainError('NOT_FOUND', 'There is no such battle.');
    if (battle.currency !== currency)
      throw new DomainError('BATTLE_OTHER_CURRENCY', 'This battle is for stakes in another currency.');
    const now = ctx.now();
    await requireMay(ctx, tx, caller.userId, 'battles');
    const status = statusAt(battle, now);
    if (status === 'upcoming')
      throw new DomainError('BATTLE_NOT_STARTED', 'This battle has not begun yet.', {
        starts_at: battle.startsAt.toISOString(),
      });
    const standing = () => standingIn(tx, caller.userId, id);
    if (status !== 'active') {
      const entered = await standing();
      if (entered.state !== 'inactive') return entered;
      throw new DomainError('BATTLE_OVER', 'This battle is over.');
    }
    const { rowCount } = await tx
      .insert(battleEntries)
      .values({ battleId: id, userId: caller.userId, enteredAt: now })
      .onConflictDoNothing();
    const entered = await standing();
    if (rowCount === 1) await publish(tx, caller.userId, { type: 'battle', standing: entered });
    return entered;
  });
}
