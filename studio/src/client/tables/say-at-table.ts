import type { StakeCurrency } from '@kozyr/contracts/money';
import { moneyText, short, signOf } from '../../page/amounts';
import { sayIn } from '../../page/say';
import type { TableState } from '../../tables/table-state';
import { config } from '../config';
import { en } from './texts/en';
import { kk } from './texts/kk';
import { ru } from './texts/ru';
import { uk } from './texts/uk';

/** What the table says, in the language of the page. */
export const sayAtTable = sayIn({ uk, ru, en, kk }, config.locale);

/** "1 250.00 ₴" of an amount in a currency. */
export const money = (amount: string, currency: StakeCurrency): string => moneyText(amount, currency);

/** The same without cents where there are none. */
export const brief = (amount: string, currency: StakeCurrency): string => `${short(amount)}\u00a0${signOf(currency)}`;

/** A multiplier in hundredths as "1.37". */
export const times = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** HH:mm of a moment in the place where the player is (spec §5). */
export function clockOf(at: number): string {
  const date = new Date(at);
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`;
}

/** Why a table stands still, or null while it is played at. */
export function closedText(state: TableState | null): string | null {
  if (!state || state.open || (state.round && state.round.phase !== 'over')) return null;
  if (state.closed) return sayAtTable('closedInterrupted');
  return state.changes_at === null ? sayAtTable('shut') : sayAtTable('opensAt', { time: clockOf(state.changes_at) });
}
