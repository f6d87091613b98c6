import { type TZDate, tz } from '@date-fns/tz';
import { CURRENCY_ZONES, type Currency } from '@kozyr/contracts/money';

/** Where date-fns reads the calendar; without it, it reads the zone of this machine. */
export type Zone = { in: (moment: Date | number | string) => TZDate };

export const UTC: Zone = { in: tz('UTC') };

const ZONES: Readonly<Record<Currency, Zone>> = {
  uah: { in: tz(CURRENCY_ZONES.uah) },
  kzt: { in: tz(CURRENCY_ZONES.kzt) },
};

/** The zone in which a currency's days and weeks begin. */
export const zoneOf = (currency: Currency): Zone => ZONES[currency];

/** The same moment as a plain date: one that knows its zone writes itself with another offset. */
export const plain = (date: TZDate): Date => new Date(date.getTime());
