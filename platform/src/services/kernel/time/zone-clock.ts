import { WEEKDAYS } from '@kozyr/contracts/bonus-settings';
import { CURRENCY_ZONES, type Currency } from '@kozyr/contracts/money';

export type ZoneClock = {
  /** ISO, 1 Monday to 7 Sunday. */
  weekday: number;
  name: (typeof WEEKDAYS)[number];
  /** Minutes since midnight. */
  minutes: number;
};

/** Day and time of a moment in the zone of a currency. */
export function zoneClock(moment: Date, currency: Currency): ZoneClock {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: CURRENCY_ZONES[currency],
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const name = WEEKDAYS.find((day) => day === of('weekday').toLowerCase());
  if (!name) throw new Error(`No weekday at ${moment.toISOString()}.`);
  return { weekday: WEEKDAYS.indexOf(name) + 1, name, minutes: Number(of('hour')) * 60 + Number(of('minute')) };
}
