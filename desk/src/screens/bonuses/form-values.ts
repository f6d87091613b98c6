import { clockIn } from '@desk/lib/format/zone-days';
import { BONUS_LABELS, type BonusLabel } from '@kozyr/contracts/bonuses';
import { LOCALES, type Locale } from '@kozyr/contracts/locales';
import { CURRENCIES, CURRENCY_ZONES, type Currency } from '@kozyr/contracts/money';
import { NEW_BONUS, type OperatorBonus } from '@kozyr/contracts/operator/bonuses';
import { BONUS_TYPES, type BonusType } from './kinds';

/** What is typed of a bonus, by the names that its contract has; '' where nothing is. Moments are as a clock of its currency's zone shows them. */
export type BonusValues = {
  group: BonusLabel;
  currency: Currency;
  type: BonusType;
  name: string;
  names: Record<Locale, string>;
  code: string;
  start_date: string;
  end_date: string;
  bonus_amount: string;
  max_bonus_amount: string;
  min_deposit_amount: string;
  wager: string;
  wager_type: 'CLASSIC' | 'VERSION2';
  max_bet_amount: string;
  max_win_amount: string;
  win_amount_type: 'ABSOLUTE' | 'PERCENTAGES';
  activations_offset: string;
  burning_on_timeout: boolean;
  burning_on_withdrawal: boolean;
  burning_on_deposit: boolean;
  burning_amount: string;
  opt_in: boolean;
  is_public: boolean;
  is_repeated_activation: boolean;
  is_daily_activation: boolean;
  is_verification_required: boolean;
  max_unique_activations: string;
  max_daily_activations: string;
  min_rating: string;
  /** ISO weekdays as text. */
  active_on_days: string[];
  /** The id of a group of players; '': everybody. */
  player_group: string;
};

const NO_NAMES: Record<Locale, string> = { uk: '', ru: '', en: '', kk: '' };

/** What a new bonus is before anything is typed: wagered thirty times within a week, as most are. */
export const EMPTY_BONUS: BonusValues = {
  group: BONUS_LABELS[0],
  currency: CURRENCIES[0],
  type: 'GAME',
  name: '',
  names: NO_NAMES,
  code: '',
  start_date: '',
  end_date: '',
  bonus_amount: '',
  max_bonus_amount: '',
  min_deposit_amount: '',
  wager: '30',
  wager_type: NEW_BONUS.wager_type,
  max_bet_amount: '',
  max_win_amount: '',
  win_amount_type: NEW_BONUS.win_amount_type,
  activations_offset: '168',
  burning_on_timeout: true,
  burning_on_withdrawal: false,
  burning_on_deposit: false,
  burning_amount: '',
  opt_in: true,
  is_public: true,
  is_repeated_activation: false,
  is_daily_activation: false,
  is_verification_required: false,
  max_unique_activations: '1',
  max_daily_activations: '',
  min_rating: '0',
  active_on_days: ['1', '2', '3', '4', '5', '6', '7'],
  player_group: '',
};

/** An amount as it is typed: without decimals that are nothing, and nothing where there is none. */
const typed = (amount: string | null | undefined) =>
  amount && /[1-9]/.test(amount) ? amount.replace(/\.00$/, '') : '';
const counted = (count: number) => (count === 0 ? '' : String(count));

/** A bonus as its form shows it. */
export function valuesOf({ bonus, group, player_group }: OperatorBonus): BonusValues {
  const zone = CURRENCY_ZONES[bonus.currency];
  return {
    group: BONUS_LABELS.find((label) => label === group.name) ?? BONUS_LABELS[0],
    currency: bonus.currency,
    type: BONUS_TYPES.find((type) => type === bonus.type) ?? 'GAME',
    name: bonus.name,
    names: { ...NO_NAMES, ...Object.fromEntries(LOCALES.map((locale) => [locale, bonus.names?.[locale] ?? ''])) },
    code: bonus.type === 'PROMO_CODE' ? bonus.code : '',
    start_date: clockIn(new Date(bonus.start_date), zone),
    end_date: bonus.end_date ? clockIn(new Date(bonus.end_date), zone) : '',
    bonus_amount: typed(bonus.bonus_amount),
    max_bonus_amount: bonus.type === 'PERCENTAGE' ? typed(bonus.max_bonus_amount) : '',
    min_deposit_amount: typed(bonus.min_deposit_amount),
    wager: String(bonus.wager),
    wager_type: bonus.wager_type,
    max_bet_amount: typed(bonus.max_bet_amount),
    max_win_amount: typed(bonus.max_win_amount),
    win_amount_type: bonus.win_amount_type,
    activations_offset: counted(bonus.activations_offset),
    burning_on_timeout: bonus.burning_on_timeout,
    burning_on_withdrawal: bonus.burning_on_withdrawal,
    burning_on_deposit: bonus.burning_on_deposit,
    burning_amount: typed(bonus.burning_amount),
    opt_in: bonus.opt_in,
    is_public: bonus.is_public,
    is_repeated_activation: bonus.is_repeated_activation,
    is_daily_activation: bonus.is_daily_activation,
    is_verification_required: bonus.is_verification_required,
    max_unique_activations: counted(bonus.max_unique_activations),
    max_daily_activations: counted(bonus.max_daily_activations),
    min_rating: String(bonus.min_rating),
    active_on_days: bonus.active_on_days.map(String),
    player_group: player_group?.id ?? '',
  };
}
