import type { Bonus, ListedBonus } from '@kozyr/contracts/bonuses';
import { fromMinor } from '@kozyr/contracts/money';
import type { bonuses, bonusGroups, userBonuses } from '../../db/schema/bonuses';

export type BonusRow = typeof bonuses.$inferSelect;
export type GroupRow = typeof bonusGroups.$inferSelect;
export type UserBonusRow = typeof userBonuses.$inferSelect;

/** The asking player's own takings of a bonus, newest first, and how often it was taken today by all. */
export type Takings = { own: readonly UserBonusRow[]; today: number };

/** A bonus as the wire says it (spec §3). Amounts of PERCENTAGE are percent. */
export function bonusView(row: BonusRow, takings: Takings): Bonus {
  const fields = {
    id: row.id,
    name: row.name,
    currency: row.currency,
    start_date: row.startsAt.toISOString(),
    end_date: row.endsAt?.toISOString() ?? null,
    status: row.status,
    bonus_amount: fromMinor(row.amount),
    min_deposit_amount: fromMinor(row.minDeposit),
    activations_offset: row.activationsOffset,
    is_daily_activation: row.isDailyActivation,
    wager_type: row.wagerType,
    wager: row.wager / 100,
    max_daily_activations: row.maxDailyActivations,
    max_unique_activations: row.maxUniqueActivations,
    active_on_days: row.activeOnDays,
    min_rating: row.minRating,
    max_win_amount: fromMinor(row.maxWin),
    win_amount_type: row.winAmountType,
    burning_on_withdrawal: row.burningOnWithdrawal,
    burning_amount: fromMinor(row.burningAmount),
    burning_on_timeout: row.burningOnTimeout,
    burning_on_deposit: row.burningOnDeposit,
    opt_in: row.optIn,
    is_public: row.isPublic,
    is_repeated_activation: row.isRepeatedActivation,
    is_verification_required: row.isVerificationRequired,
    bonus_group_id: row.groupId,
    max_bet_amount: row.maxBet === null ? null : fromMinor(row.maxBet),
    user_bonuses: takings.own.map(({ id, userId, status, activatedAt }) => ({
      id,
      user_id: userId,
      status,
      activated_at: activatedAt?.toISOString() ?? null,
    })),
    _count: { user_bonuses: takings.today },
  };
  if (row.type === 'PROMO_CODE') return { ...fields, type: row.type, code: row.code ?? '' };
  if (row.type === 'PERCENTAGE') return { ...fields, type: row.type, max_bonus_amount: fromMinor(row.maxAmount) };
  return { ...fields, type: row.type };
}

/** A bonus of a list: with its group, and without the code, which the player has to know. */
export function listedView(row: BonusRow, group: GroupRow, takings: Takings): ListedBonus {
  const view = bonusView(row, takings);
  const bonus_group = { name: group.name, enabled: group.enabled };
  if (view.type !== 'PROMO_CODE') return { ...view, bonus_group };
  const { code: _, ...rest } = view;
  return { ...rest, bonus_group };
}
