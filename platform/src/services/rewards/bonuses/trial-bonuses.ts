import { createHash } from 'node:crypto';
import { CURRENCIES, type Currency } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { bonuses, bonusSettings } from '../../../db/schema/bonuses';
import { daysEarlier } from '../../kernel/time/days';
import { trialNames } from './internal/trial-bonus-names';

type Offer = typeof bonuses.$inferInsert;
type Draft = Omit<Offer, 'id' | 'currency' | 'status' | 'startsAt'> &
  Partial<Pick<Offer, 'startsAt' | 'endsAt' | 'status'>>;

const WEEK = [1, 2, 3, 4, 5, 6, 7];
/** Groups by their ids in bonus_groups. */
const GROUP = { welcomeDeposit: 1, percentDeposit: 2, promoCode: 3, welcomePromoCode: 4, weekly: 6, wheel: 7 } as const;
/** Tenge to the hryvnia, as all limits of the product have it. */
const TENGE = 10n;
const DAY_HOURS = 24;

const rest = { activeOnDays: WEEK, wagerType: 'CLASSIC', winAmountType: 'ABSOLUTE', activationsOffset: 0 } as const;

/** Percent of a deposit by weekday, Monday first; spec §9: 10 to 50. */
const PERCENTS = [
  ['Monday Clubs', 10n],
  ['Tuesday Diamonds', 15n],
  ['Wednesday Hearts', 20n],
  ['Thursday Spades', 25n],
  ['Friday Ace', 50n],
  ['Saturday King', 40n],
  ['Sunday Queen', 30n],
] as const;

/** What a trial offers so that every way a bonus can go can be walked: money in hryvnia kopecks. */
function drafts(now: Date): Draft[] {
  const day = (offset: number) => daysEarlier(now, -offset);
  return [
    {
      ...rest,
      groupId: GROUP.welcomeDeposit,
      name: 'First Trump 300',
      type: 'PERCENTAGE',
      amount: 30_000n,
      maxAmount: 3_000_000n,
      minDeposit: 10_000n,
      wager: 3_500,
      maxUniqueActivations: 1,
      winAmountType: 'PERCENTAGES',
      maxWin: 100_000n,
      maxBet: 25_000n,
      activationsOffset: 7 * DAY_HOURS,
      burningOnTimeout: true,
      burningOnWithdrawal: true,
      burningOnDeposit: true,
    },
    ...PERCENTS.map(
      ([name, percent], place): Draft => ({
        ...rest,
        groupId: GROUP.percentDeposit,
        name,
        type: 'PERCENTAGE',
        amount: percent * 100n,
        maxAmount: 500_000n,
        minDeposit: 10_000n,
        wager: 2_000,
        wagerType: 'VERSION2',
        activeOnDays: [place + 1],
        isDailyActivation: true,
        isRepeatedActivation: true,
        maxUniqueActivations: 2,
        maxDailyActivations: 5_000,
        maxBet: 20_000n,
        activationsOffset: 3 * DAY_HOURS,
        burningOnTimeout: true,
      }),
    ),
    {
      ...rest,
      groupId: GROUP.welcomePromoCode,
      name: 'Welcome Card',
      type: 'PROMO_CODE',
      code: 'WELCOME',
      amount: 10_000n,
      wager: 4_000,
      maxWin: 50_000n,
      maxUniqueActivations: 1,
      isVerificationRequired: true,
      isPublic: false,
      maxBet: 5_000n,
      activationsOffset: 2 * DAY_HOURS,
      burningOnTimeout: true,
      burningOnWithdrawal: true,
    },
    {
      ...rest,
      groupId: GROUP.promoCode,
      name: 'Kozyr Fifty',
      type: 'PROMO_CODE',
      code: 'KOZYR50',
      amount: 5_000n,
      wager: 500,
      maxWin: 30_000n,
      maxUniqueActivations: 1,
      isPublic: false,
      activationsOffset: DAY_HOURS,
      burningOnTimeout: true,
    },
    {
      ...rest,
      groupId: GROUP.promoCode,
      name: 'Ten Seats',
      type: 'PROMO_CODE',
      code: 'TENSEATS',
      amount: 2_000n,
      wager: 300,
      maxDailyActivations: 10,
      isDailyActivation: true,
      maxUniqueActivations: 1,
      isPublic: false,
    },
    {
      ...rest,
      groupId: GROUP.promoCode,
      name: 'Last Summer',
      type: 'PROMO_CODE',
      code: 'SUMMER',
      amount: 5_000n,
      wager: 500,
      isPublic: false,
      startsAt: day(-120),
      endsAt: day(-60),
    },
    {
      ...rest,
      groupId: GROUP.promoCode,
      name: 'Next Spring',
      type: 'PROMO_CODE',
      code: 'SPRING',
      amount: 5_000n,
      wager: 500,
      isPublic: false,
      startsAt: day(120),
    },
    {
      ...rest,
      groupId: GROUP.weekly,
      name: 'Seven of Spades',
      type: 'PERCENTAGE',
      amount: 1_000n,
      maxAmount: 500_000n,
      wager: 300,
      isRepeatedActivation: true,
      maxBet: 20_000n,
      activationsOffset: 3 * DAY_HOURS,
      burningOnTimeout: true,
    },
    {
      ...rest,
      groupId: GROUP.wheel,
      name: 'Evening Hand',
      type: 'GAME',
      amount: 2_000n,
      wager: 300,
      maxWin: 20_000n,
      isDailyActivation: true,
      isRepeatedActivation: true,
      maxUniqueActivations: 1,
      burningAmount: 100n,
      activationsOffset: DAY_HOURS,
      burningOnTimeout: true,
    },
    {
      ...rest,
      groupId: GROUP.wheel,
      name: 'Pair of Jacks',
      type: 'GAME',
      amount: 10_000n,
      minDeposit: 20_000n,
      wager: 1_000,
      maxWin: 100_000n,
      isDailyActivation: true,
      isRepeatedActivation: true,
      maxUniqueActivations: 1,
      burningOnWithdrawal: true,
      maxBet: 10_000n,
    },
    {
      ...rest,
      groupId: GROUP.wheel,
      name: 'Four Stars',
      type: 'GAME',
      amount: 50_000n,
      wager: 500,
      minRating: 4,
      maxUniqueActivations: 1,
    },
  ];
}

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
    return drafts(now).map((draft): Offer => {
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
  return CURRENCIES.flatMap((currency) => drafts(new Date(0)).map(({ name }) => idOf(name, currency)));
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
