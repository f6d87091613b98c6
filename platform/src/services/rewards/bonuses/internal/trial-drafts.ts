import type { bonuses } from '../../../../db/schema/bonuses';
import { daysEarlier } from '../../../kernel/time/days';

export type Offer = typeof bonuses.$inferInsert;
type Draft = Omit<Offer, 'id' | 'currency' | 'status' | 'startsAt'> &
  Partial<Pick<Offer, 'startsAt' | 'endsAt' | 'status'>>;

const WEEK = [1, 2, 3, 4, 5, 6, 7];
/** Groups by their ids in bonus_groups. */
const GROUP = { welcomeDeposit: 1, percentDeposit: 2, promoCode: 3, welcomePromoCode: 4, weekly: 6, wheel: 7 } as const;
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

/** For the first deposit, and a share of the deposits of each weekday. */
const FOR_A_DEPOSIT: readonly Draft[] = [
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
];

/** By a promo code: for newcomers with a proved phone, for everybody, and for the first ten of a day. */
const BY_CODE: readonly Draft[] = [
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
];

/** By a promo code whose time is over, and one whose time has not come. */
function outOfSeason(now: Date): Draft[] {
  const day = (offset: number) => daysEarlier(now, -offset);
  return [
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
  ];
}

/** A share of the net loss of a week. */
const WEEKLY: readonly Draft[] = [
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
];

/** Given at once, for a deposit, and for a high rating. */
const OF_THE_WHEEL: readonly Draft[] = [
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

/** What a trial offers so that every way a bonus can go can be walked: money in hryvnia kopecks. */
export const trialDrafts = (now: Date): Draft[] => [
  ...FOR_A_DEPOSIT,
  ...BY_CODE,
  ...outOfSeason(now),
  ...WEEKLY,
  ...OF_THE_WHEEL,
];
