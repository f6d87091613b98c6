import { createHash } from 'node:crypto';
import { CURRENCIES, type Currency } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { bonuses, bonusSettings } from '../../../db/schema/bonuses';
import { daysEarlier } from '../../kernel/time/days';
import { trialNames } from './internal/trial-bonus-names';
import { type Offer, trialDrafts } from './internal/trial-drafts';

/** Tenge to the hryvnia, as all limits of the product have it. */
const TENGE = 10n;

/** The same id for the same offer on every machine and at every start. */
function idOf(name: string, currency: Currency): string {
  const hex = createHash('sha256').update(`trial bonus ${currency} ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const OPEN_HOURS = { enabled: true, time_from: '10:00', time_to: '22:00' };
const DAYS = {
  monday: OPEN_HOURS,
  tuesday: OPEN_HOURS,
  wednesday: OPEN_HOURS,
  thursday: OPEN_HOURS,
  friday: OPEN_HOURS,
};
const WEEKEND = { enabled: true, time_from: '09:00', time_to: '23:59' };

/** The bonuses of a trial in both currencies, minor units. */
export function trialBonuses(now: Date): Offer[] {
  return CURRENCIES.flatMap((currency) => {
    const worth = currency === 'kzt' ? TENGE : 1n;
    return trialDrafts(now).map((draft): Offer => {
      const money = (amount: bigint | null | undefined) => (amount ?? 0n) * worth;
      const percent = draft.type === 'PERCENTAGE';
      return {
        startsAt: daysEarlier(now, 1),
        ...draft,
        names: trialNames(draft.name),
        status: 'ACTIVE',
        id: idOf(draft.name, currency),
        currency,
        amount: percent ? draft.amount : money(draft.amount),
        maxAmount: money(draft.maxAmount),
        minDeposit: money(draft.minDeposit),
        maxWin: draft.winAmountType === 'PERCENTAGES' ? (draft.maxWin ?? 0n) : money(draft.maxWin),
        burningAmount: money(draft.burningAmount),
        maxBet: draft.maxBet ? money(draft.maxBet) : null,
      };
    });
  });
}

/** The ids of what a trial offers, the same in every database. */
export function trialBonusIds(): string[] {
  return CURRENCIES.flatMap((currency) => trialDrafts(new Date(0)).map(({ name }) => idOf(name, currency)));
}

/**
 * Plants the bonuses of a trial; what is there already stays as it is, whatever operators made of it. One that still has the
 * one name it came with gets it in all languages.
 */
export async function seedTrialBonuses(db: Database, now: Date): Promise<void> {
  await db
    .insert(bonuses)
    .values(trialBonuses(now))
    .onConflictDoUpdate({
      target: bonuses.id,
      set: { names: sql`excluded.names` },
      setWhere: sql`${bonuses.names} = '{}'::jsonb and ${bonuses.name} = excluded.name`,
    });
  await db
    .insert(bonusSettings)
    .values(
      CURRENCIES.map((currency) => ({
        code: 'PercentDeposit' as const,
        currency,
        daysOfWeekActive: { ...DAYS, saturday: WEEKEND, sunday: WEEKEND },
        wager: 20,
      })),
    )
    .onConflictDoNothing();
}
