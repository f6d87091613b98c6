import { BATTLE_TIERS, type BattleTier } from '@kozyr/contracts/battles';
import { CURRENCIES, fromMinor, toMinor } from '@kozyr/contracts/money';
import { type BattleRules, BUILT_IN_BATTLES, battleRulesSchema } from '@kozyr/contracts/promotions/battles';
import { addHours, addMinutes } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KnownBattle, MAX_HOURS, type PlannedBattle, plannedBattles, type RulesAt, sizingOf } from './plan';

const at = (text: string) => new Date(text);
const builtIn: RulesAt = () => BUILT_IN_BATTLES;
const sizes = { from: [20, 40, 80, 160], fixed: { uah: null, kzt: null } } as const;
const open = (tiers: number) => {
  const one = { players: 0, tiers, from: [20, 40, 80, 160], by: 'players' as const };
  return { uah: one, kzt: one };
};
const known = (planned: readonly PlannedBattle[]): KnownBattle[] =>
  planned.map((one) => ({ ...one, cancelled: false }));
const ofTier = (planned: readonly PlannedBattle[], tier: BattleTier) =>
  planned.filter((one) => one.tier === tier && one.currency === 'uah');

/** The built-in rules with all least stakes so many times as high. */
const times = (factor: bigint, rules: BattleRules = BUILT_IN_BATTLES): BattleRules => {
  const raised = structuredClone(rules);
  for (const tier of BATTLE_TIERS)
    for (const currency of CURRENCIES)
      raised[tier][currency].min_stake = fromMinor(toMinor(rules[tier][currency].min_stake) * factor);
  return battleRulesSchema.parse(raised);
};
const SHORT: BattleRules = {
  ...BUILT_IN_BATTLES,
  bronze: {
    hours: 3,
    uah: { min_stake: '7.00', prizes: ['90.00'] },
    kzt: { min_stake: '70.00', prizes: ['900.00'] },
  },
};

describe('how many tiers of battles open', () => {
  it.each([
    [0, 1],
    [19, 1],
    [20, 2],
    [39, 2],
    [40, 3],
    [79, 3],
    [80, 4],
    [159, 4],
    [160, 5],
    [99_999, 5],
  ])('%i players of seven days open %i tiers', (players, tiers) => {
    expect(sizingOf(sizes, 'uah', players)).toEqual({ players, tiers, from: [20, 40, 80, 160], by: 'players' });
  });

  it('an operator sets the tiers of one currency, whoever plays, and the other goes by its players', () => {
    const set = { ...sizes, fixed: { uah: 3, kzt: null } };
    expect(sizingOf(set, 'uah', 0)).toMatchObject({ tiers: 3, by: 'operator' });
    expect(sizingOf(set, 'kzt', 0)).toMatchObject({ tiers: 1, by: 'players' });
  });
});

describe('the schedule', () => {
  const moments = ['2026-11-20T19:30:00Z', '2026-11-23T00:00:00Z', '2026-11-22T23:59:59.999Z', '2027-02-28T12:00:00Z'];

  it('the schedule of battles has of each open tier and currency one battle that runs and one that follows at once', () => {
    for (const now of moments.map(at))
      for (const tiers of [1, 2, 3, 4, 5]) {
        const planned = plannedBattles(now, builtIn, open(tiers), []);
        expect(planned).toHaveLength(tiers * CURRENCIES.length * 2);
        for (const tier of BATTLE_TIERS.slice(0, tiers)) {
          const [running, next] = ofTier(planned, tier);
          if (!running || !next) throw new Error('two of each');
          expect(running.startsAt <= now && now < running.endsAt).toBe(true);
          expect(next.startsAt).toEqual(running.endsAt);
        }
        expect(plannedBattles(now, builtIn, open(tiers), known(planned))).toEqual([]);
      }
  });

  it('where few play one battle of a day takes every stake from the least on', () => {
    const planned = plannedBattles(at('2026-11-25T10:00:00Z'), builtIn, open(1), []);
    expect(ofTier(planned, 'bronze')).toMatchObject([
      { startsAt: at('2026-11-25T00:00:00Z'), endsAt: at('2026-11-26T00:00:00Z'), minStake: 500n, maxStake: null },
      { startsAt: at('2026-11-26T00:00:00Z'), endsAt: at('2026-11-27T00:00:00Z'), minStake: 500n, maxStake: null },
    ]);
    expect(planned.find(({ currency }) => currency === 'kzt')).toMatchObject({ minStake: 5_000n, maxStake: null });
  });

  it('the schedule of battles leaves no stake between two tiers and puts none into two, however many are open', () => {
    for (const tiers of [1, 2, 3, 4, 5])
      for (const currency of CURRENCIES) {
        const planned = plannedBattles(at('2026-11-20T00:00:00Z'), builtIn, open(tiers), []);
        const [first, ...rest] = BATTLE_TIERS.slice(0, tiers).map((tier) =>
          planned.find((one) => one.tier === tier && one.currency === currency),
        );
        expect(first?.minStake).toBe(currency === 'uah' ? 500n : 5_000n);
        let bound = first?.maxStake;
        for (const battle of rest) {
          expect(battle?.minStake).toBe(bound);
          bound = battle?.maxStake;
        }
        expect(bound).toBeNull();
      }
  });

  it('weekly battles run from Monday to Monday, and with all tiers open bronze runs six hours', () => {
    const planned = plannedBattles(at('2026-11-25T10:00:00Z'), builtIn, open(5), []);
    expect(ofTier(planned, 'brilliant')[0]?.startsAt).toEqual(at('2026-11-23T00:00:00Z'));
    expect(ofTier(planned, 'bronze')[0]).toMatchObject({
      startsAt: at('2026-11-25T06:00:00Z'),
      endsAt: at('2026-11-25T12:00:00Z'),
    });
  });

  it('the schedule of battles gives no place more than the one before it', () => {
    for (const { prizes } of plannedBattles(at('2026-11-20T00:00:00Z'), builtIn, open(5), []))
      expect([...prizes].sort((one, other) => Number(other - one))).toEqual(prizes);
  });

  it('a battle that was announced stays, and the next of its tier begins where it ends', () => {
    const six = known(plannedBattles(at('2026-11-25T19:00:00Z'), builtIn, open(5), []));
    const later = plannedBattles(at('2026-11-26T00:10:00Z'), builtIn, open(1), six);
    // Announced with six hours, until 06:00: the day that was decided since has the rest of it.
    expect(ofTier(later, 'bronze')).toMatchObject([
      { startsAt: at('2026-11-26T06:00:00Z'), endsAt: at('2026-11-27T00:00:00Z'), maxStake: 2_000n },
    ]);
    expect(later.filter(({ tier }) => tier !== 'bronze')).toEqual([]);
  });

  it('one that an operator cancelled is not made again, and bounds no stakes', () => {
    const now = at('2026-11-25T10:00:00Z');
    const planned = known(plannedBattles(now, builtIn, open(2), []));
    const cancelled = planned.map((one) => ({ ...one, cancelled: true }));
    expect(plannedBattles(now, builtIn, open(2), cancelled)).toEqual([]);
    const silver = cancelled.filter(({ tier }) => tier === 'silver');
    expect(ofTier(plannedBattles(now, builtIn, open(1), silver), 'bronze')[0]).toMatchObject({ maxStake: null });
  });

  it('a battle is as the rules say that hold at its start, and one that runs when they change stays as it was', () => {
    const begins = at('2026-11-26T00:00:00Z');
    const rulesAt: RulesAt = (moment) => (moment < begins ? BUILT_IN_BATTLES : SHORT);
    const now = at('2026-11-25T23:50:00Z');
    const planned = plannedBattles(now, rulesAt, open(5), []);
    expect(ofTier(planned, 'bronze')).toMatchObject([
      { startsAt: at('2026-11-25T18:00:00Z'), endsAt: begins, minStake: 500n },
      { startsAt: begins, endsAt: at('2026-11-26T03:00:00Z'), minStake: 700n, prizes: [9_000n] },
    ]);
    expect(ofTier(planned, 'brilliant')[0]).toMatchObject({ endsAt: at('2026-11-30T00:00:00Z'), minStake: 50_000n });
    // One hour later nothing of what was announced is made again, and the next bronze follows the first of three hours.
    const later = plannedBattles(at('2026-11-26T00:10:00Z'), rulesAt, open(5), known(planned));
    expect(ofTier(later, 'bronze')).toMatchObject([{ startsAt: at('2026-11-26T03:00:00Z'), minStake: 700n }]);
  });

  it('a moment before they change a battle is still made by the rules that hold then', () => {
    const rulesAt: RulesAt = (moment) => (moment < at('2026-11-26T00:00:00.001Z') ? BUILT_IN_BATTLES : SHORT);
    const [, next] = ofTier(plannedBattles(at('2026-11-25T23:50:00Z'), rulesAt, open(5), []), 'bronze');
    expect(next).toMatchObject({ startsAt: at('2026-11-26T00:00:00Z'), minStake: 500n });
  });

  it('a tier whose stakes are all in a battle above that was announced by other rules waits until that is over', () => {
    const now = at('2026-11-25T10:00:00Z');
    const announced = known(plannedBattles(now, builtIn, open(2), [])).filter(({ tier }) => tier === 'silver');
    const planned = plannedBattles(now, () => times(5n), open(2), announced);
    expect(ofTier(planned, 'bronze')).toEqual([]);
  });
});

/** What the schedule makes hour by hour and lot by lot, each battle kept as it was made. */
class Weeks {
  /** Those that the schedule still asks for: older ones are let go, or each plan would read all there have been. */
  recent: PlannedBattle[] = [];
  now = at('2026-11-20T00:07:00Z');

  constructor(private readonly rulesAt: RulesAt = builtIn) {}

  plan(tiers: number): void {
    const oldest = addHours(this.now, -MAX_HOURS);
    const recent = this.recent.filter(({ endsAt }) => endsAt > oldest);
    this.recent = [...recent, ...plannedBattles(this.now, this.rulesAt, open(tiers), known(recent))];
  }

  open() {
    return this.recent.filter(({ currency, endsAt }) => currency === 'uah' && endsAt > this.now);
  }

  runs(tier: BattleTier): boolean {
    return this.open().some((one) => one.tier === tier && one.startsAt <= this.now);
  }
}

/** Pairs of open battles that a stake of one moment would count in both of. */
function overlaps(open: readonly PlannedBattle[]) {
  return open.flatMap((low) =>
    open.filter((high) => {
      if (low === high || low.minStake > high.minStake) return false;
      const meet = low.startsAt < high.endsAt && high.startsAt < low.endsAt;
      return meet && (low.tier === high.tier || low.maxStake === null || low.maxStake > high.minStake);
    }),
  );
}

it('whatever opens and closes, no stake lies in two battles at once, bronze always runs, and what is wanted opens in two weeks', () => {
  const step = fc.record({
    tiers: fc.integer({ min: 1, max: 5 }),
    times: fc.nat(20),
    minutes: fc.integer({ min: 10, max: 900 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.integer({ min: 1, max: 5 }), (steps, last) => {
      const weeks = new Weeks();
      const lots = [...steps, { tiers: last, times: 2 * 14 * 4, minutes: 180 }];
      for (const { tiers, times, minutes } of lots)
        for (let time = 0; time <= times; time += 1) {
          weeks.plan(tiers);
          if (!weeks.runs('bronze') || overlaps(weeks.open()).length > 0) return false;
          weeks.now = addMinutes(weeks.now, minutes);
        }
      weeks.plan(last);
      return BATTLE_TIERS.every((tier, rank) => (rank < last ? weeks.runs(tier) : true));
    }),
    { numRuns: 150 },
  );
});

it('whatever the rules are changed to, no stake lies in two battles at once, and all tiers run again in three weeks', () => {
  const lists = [
    BUILT_IN_BATTLES,
    SHORT,
    times(3n),
    times(10n),
    { ...SHORT, silver: { ...SHORT.silver, hours: 3 as const } },
  ];
  const step = fc.record({ rules: fc.nat(lists.length - 1), tiers: fc.integer({ min: 1, max: 5 }), times: fc.nat(12) });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
      const changes: { from: Date; rules: BattleRules }[] = [];
      const weeks = new Weeks((moment) => changes.findLast(({ from }) => from <= moment)?.rules ?? BUILT_IN_BATTLES);
      const last = { ...(steps.at(-1) ?? { rules: 0, times: 0 }), tiers: 5, times: 3 * 7 * 4 + 4 };
      for (const { rules, tiers, times: plans } of [...steps, last]) {
        changes.push({ from: addHours(weeks.now, 1), rules: lists[rules] ?? BUILT_IN_BATTLES });
        for (let time = 0; time <= plans; time += 1) {
          weeks.plan(tiers);
          if (overlaps(weeks.open()).length > 0) return false;
          if (weeks.open().some((one) => one.maxStake !== null && one.maxStake <= one.minStake)) return false;
          weeks.now = addMinutes(weeks.now, 361);
        }
      }
      weeks.plan(5);
      return BATTLE_TIERS.every((tier) => weeks.runs(tier));
    }),
    { numRuns: 20 },
  );
});
