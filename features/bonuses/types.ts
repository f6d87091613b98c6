import type { Bonus, ListedBonus } from '@kozyr/contracts/bonuses';
import type { DisplayCurrency } from '@/lib/format/money';

/** Hours of a weekday in a bonus setting, as the wire has them: HH:mm or HH:mm:ss. Spec §3. */
export type DayWindow = { enabled: boolean; time_from: string; time_to: string };

/** One item of the bonus settings. Days are keyed by English names in lower case. Spec §3. */
export type BonusSetting = {
  code?: string;
  wager?: number;
  options: { days_of_week_active: Readonly<Record<string, DayWindow>> };
};

/** What today's entry says. Times are HH:mm. Spec §3. */
export type TodaysWindow = { is_today_active: boolean; today_active_from: string; today_active_to: string };

/** What the percentage modal tells; from and to are percents, activeFrom and activeTo HH:mm of today. Spec §3. */
export type PercentageOffer = {
  usageCount: number;
  activeFrom: string;
  activeTo: string;
  from: number;
  to: number;
  wager: number;
  isTodayActive: boolean;
  /** Ids of the weekdays on which it is active: MON, TUE, ... */
  activeOn: readonly string[];
  /** Id of the weekday that it is now. */
  today: string;
};

/** A bonus that has come. `amount` a decimal string. Spec §2: its button is called one of these. */
export type ReceivedBonus = {
  name: string;
  amount: string;
  currency: DisplayCurrency;
  action: 'play' | 'good' | 'apply' | 'activate' | 'ok';
};

/** What stands in the way of activating a bonus. Amounts are decimal strings. Spec §2, §4, §8. */
export type BonusWarning =
  /** The one question before a bonus is taken. */
  | { kind: 'take'; bonus: Bonus | ListedBonus }
  /** The same while another one runs: `name` is what that one is called, `next` the one that is wanted. */
  | {
      kind: 'cancel-active';
      name: string;
      lost: string;
      kept: string;
      currency: DisplayCurrency;
      next: Bonus | ListedBonus;
    }
  | { kind: 'expired' }
  | { kind: 'low-rating'; minRating: number; rating: number }
  | { kind: 'make-deposit'; amount: string; currency: DisplayCurrency };

/** What the bonus badge shows. Spec §2. */
export type BadgeState = { kind: 'active' } | { kind: 'pending' } | { kind: 'available'; count: number };

/** The player's bonus in a few words: `percent` whole percents wagered, amounts decimal strings. */
export type BonusInBrief = { name: string; currency: DisplayCurrency } & (
  | { kind: 'wagering'; percent: number; left: string }
  | { kind: 'waiting'; deposit: string }
);

/**
 * A bonus that was wagered to its end. `released` reached the digital balance, `forfeited` was over the maximal win: decimal strings.
 * `id` is the activation's.
 */
export type WageredBonus = {
  id: string;
  name: string;
  released: string;
  forfeited: string;
  currency: DisplayCurrency;
};

/** A bonus the player wants, and the code it was found by. */
export type WantedBonus = { bonus: Bonus | ListedBonus; code?: string | undefined };

/** Why a bonus can't be taken now, for saying it on its card. Moments are ISO 8601, hours HH:mm. */
export type OfferProblem =
  | { kind: 'over' | 'group' | 'firstDeposit' | 'used' | 'usedToday' | 'places' | 'other' }
  | { kind: 'notBegun'; at: string }
  | { kind: 'rating'; stars: number; own: number }
  | { kind: 'day' }
  | { kind: 'hours'; from: string; to: string };

/** What this browser knows of the bonus that was taken last: whether the player was told that it is there. Spec §4. */
export type ReceivedFlag = { bonusId: string; shown: boolean };
