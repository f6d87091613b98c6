import { CURRENCIES, type Currency } from '@kozyr/contracts/money';
import type { OperatorSetting } from '@kozyr/contracts/operator/running';

/** Groups of settings by what they bound, in the order of the filter. */
export const SETTING_GROUPS = ['payouts', 'deposits', 'wins', 'tasks', 'battles', 'other'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

const BEGINNINGS: readonly (readonly [string, SettingGroup])[] = [
  ['PAYOUT_', 'payouts'],
  ['DEPOSIT_', 'deposits'],
  ['WIN_', 'wins'],
  ['PROVIDER_', 'wins'],
  ['TASKS_', 'tasks'],
  ['BATTLES_', 'battles'],
];

/** What a setting bounds, by the beginning of its code. */
export function groupOf({ code }: OperatorSetting): SettingGroup {
  return BEGINNINGS.find(([beginning]) => code.startsWith(beginning))?.[1] ?? 'other';
}

/** The form of a value, which has a text of its own; null: the platform's own hint says it. */
export function formOf({
  pattern,
}: OperatorSetting): 'amount' | 'stars' | 'times' | 'players' | 'tiers' | 'answer' | null {
  if (pattern.endsWith('\\.\\d{2}$')) return 'amount';
  if (pattern === '^[0-5]$') return 'stars';
  if (pattern === '^[1-9]\\d?$') return 'times';
  if (pattern === '^[1-9]\\d{0,5}$') return 'players';
  if (pattern === '^(auto|[1-5])$') return 'tiers';
  return pattern === '^(yes|no)$' ? 'answer' : null;
}

/** The currency that the code of a sum names; null: it names none. */
export const currencyOf = ({ code }: Pick<OperatorSetting, 'code'>): Currency | null =>
  CURRENCIES.find((currency) => code.endsWith(`_${currency.toUpperCase()}`)) ?? null;

/** Whether a value is what the platform takes. A pattern that this browser cannot read is left to the platform. */
export function fits({ pattern }: OperatorSetting, value: string): boolean {
  try {
    return new RegExp(pattern).test(value);
  } catch {
    return true;
  }
}
