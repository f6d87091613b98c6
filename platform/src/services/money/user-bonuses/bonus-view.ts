import type { Bonus, BonusNames, ListedBonus } from '@kozyr/contracts/bonuses';
import type { Locale } from '@kozyr/contracts/locales';
import { fromMinor } from '@kozyr/contracts/money';
import type { bonuses, bonusGroups, userBonuses } from '../../../db/schema/bonuses';

export type BonusRow = typeof bonuses.$inferSelect;
export type GroupRow = typeof bonusGroups.$inferSelect;
export type UserBonusRow = typeof userBonuses.$inferSelect;

/** The asking player's own user bonuses of a bonus, newest first, and how often all players activated it today. */
export type BonusUse = { own: readonly UserBonusRow[]; today: number };

/** A player's own activation of a bonus, inside the bonus (spec §3). */
export const ownEntry = ({ id, userId, status, activatedAt }: UserBonusRow) => ({
  id,
  user_id: userId,
  status,
  activated_at: activatedAt?.toISOString() ?? null,
});

/** A bonus as the wire says it (spec §3). Amounts of PERCENTAGE are percent. */
export function bonusView(row: BonusRow, use: BonusUse): Bonus {
  const fields = {
    id: row.id,
    name: row.name,
    names: row.names,
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
    user_bonuses: use.own.map(ownEntry),
    _count: { user_bonuses: use.today },
  };
  if (row.type === 'PROMO_CODE') return { ...fields, type: row.type, code: row.code ?? '' };
  if (row.type === 'PERCENTAGE') return { ...fields, type: row.type, max_bonus_amount: fromMinor(row.maxAmount) };
  return { ...fields, type: row.type };
}

/** Whether the player has taken the bonus by the code that it has now, and that still opens it. */
const knowsCode = ({ code, singleUse }: BonusRow, { own }: BonusUse): boolean =>
  !singleUse && own.some(({ terms }) => terms.type === 'PROMO_CODE' && terms.code === code);

/** A bonus with its group, and with its code: what is recorded for who has just given it. */
export function termsView(row: BonusRow, group: GroupRow, use: BonusUse): ListedBonus {
  return { ...bonusView(row, use), bonus_group: { name: group.name, enabled: group.enabled } };
}

/** A bonus of a list: with its group, and without the code unless the player has used it before. */
export function listedView(row: BonusRow, group: GroupRow, use: BonusUse): ListedBonus {
  const view = termsView(row, group, use);
  if (view.type !== 'PROMO_CODE' || knowsCode(row, use)) return view;
  const { code: _, ...rest } = view;
  return rest;
}

/** What has a name, told in a language: its name in it where there is one. */
export function inLanguage<T extends { name: string; names?: BonusNames | undefined }>(named: T, locale: Locale): T {
  return { ...named, name: named.names?.[locale] ?? named.name };
}
