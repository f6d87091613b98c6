import type { Currency } from '@kozyr/contracts/money';
import type { WheelSector, WheelTurn } from '@kozyr/contracts/wheel';
import { subHours } from 'date-fns';
import { dayIn, nextDayIn } from '../../kernel/time/days';

/** Spec §4: a spin needs rating stars and a deposit; registration is what every call with a token has. */
export const STARS_NEEDED = 1;
export const DEPOSIT_WITHIN_HOURS = 24;

const sectors = (amounts: readonly [string, string, string, string, string, string, string]): WheelSector[] => {
  const [three, twentyFive, five, ten, fifteen, fifty, most] = amounts;
  return [
    { id: 'three', amount: three, chance: '34.00', suit: 'clubs' },
    { id: 'twenty-five', amount: twentyFive, chance: '2.50', suit: 'diamonds' },
    { id: 'five', amount: five, chance: '26.00', suit: 'hearts' },
    { id: 'three-again', amount: three, chance: '19.50', suit: 'spades' },
    { id: 'ten', amount: ten, chance: '12.00', suit: 'clubs' },
    { id: 'fifteen', amount: fifteen, chance: '5.00', suit: 'diamonds' },
    { id: 'fifty', amount: fifty, chance: '0.90', suit: 'hearts' },
    { id: 'five-hundred', amount: most, chance: '0.10', suit: 'spades' },
  ];
};

/**
 * The sectors as they lie on the wheel, clockwise from the top, each as wide as the others; ids are hryvnias. No turn comes to nothing. On the average a spin brings 6.43 UAH or 64.30 KZT, no more than is declared (0048).
 */
export const WHEEL_SECTORS: Readonly<Record<Currency, readonly WheelSector[]>> = {
  uah: sectors(['3.00', '25.00', '5.00', '10.00', '15.00', '50.00', '500.00']),
  kzt: sectors(['30.00', '250.00', '50.00', '100.00', '150.00', '500.00', '5000.00']),
};

/** When a deposit must have been credited to count at a moment: then or later. */
export function depositCountsFrom(now: Date): Date {
  return subHours(now, DEPOSIT_WITHIN_HOURS);
}

/** Each condition by itself, met or not, so that what is missing can be named. */
export function needsOf(
  now: Date,
  { stars, depositAt }: { stars: number; depositAt: Date | null },
): WheelTurn['needs'] {
  return {
    stars: { met: stars >= STARS_NEEDED, needed: STARS_NEEDED, own: stars },
    deposit: {
      met: depositAt !== null && depositAt >= depositCountsFrom(now),
      within_hours: DEPOSIT_WITHIN_HOURS,
      last_at: depositAt?.toISOString() ?? null,
    },
  };
}

/** The day of the wheel at a moment, YYYY-MM-DD in the zone of the currency, and when the next one begins there. */
export function wheelDay(moment: Date, currency: Currency): { day: string; nextAt: Date } {
  return { day: dayIn(moment, currency), nextAt: nextDayIn(moment, currency) };
}
