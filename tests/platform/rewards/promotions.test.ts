import { BUILT_IN_WHEEL } from '@kozyr/contracts/promotions/wheel';
import { describe, expect, it } from 'vitest';
import { BATTLE_RETURN } from '../../../platform/src/services/rewards/battles/rules';
import { maxGiven, paceOf } from '../../../platform/src/services/rewards/bonuses/declared-cost';
import { trialBonuses } from '../../../platform/src/services/rewards/bonuses/trial-bonuses';
import { PERCENT_OF_MARGIN } from '../../../platform/src/services/rewards/cashback/margin';
import { jackpotsReturn } from '../../../platform/src/services/rewards/jackpots/rules';
import { costsOf, FIRST_TERMS, MAX_PERCENT } from '../../../platform/src/services/rewards/tasks/rules';
import { sectorsOf } from '../../../platform/src/services/rewards/wheel/rules-of-day';
import { figures, sizeOf } from '../../support/prove';
import { BOLDNESS, playBonus } from '../../support/rewards/promotions/bonus-play';
import { luckOf } from '../../support/rewards/promotions/luck';
import { COVERS, worthTogether } from '../../support/rewards/promotions/together';
import { CURVE_WAYS, GAME_WAYS, onWheel, WAYS, WHEEL_WAYS } from '../../support/rewards/promotions/ways';
import { type Found, PATTERNS, proveWeeks } from '../../support/rewards/promotions/weeks';

/** Always the same draws: whoever looks into a figure gets it again. */
const SEED = 20_261_122;
const WEEKS = sizeOf('WEEKS', 10);
const TAKINGS = sizeOf('TAKINGS', 1);

/** Game groups of trial bonuses, as bonus_groups has them. */
const WEEKLY = 6;
const offers = trialBonuses(new Date('2026-06-01T00:00:00Z')).filter(({ currency }) => currency === 'uah');

const percent = (share: number) => `${(share * 100).toFixed(3)} %`;
const money = (minor: number) => (minor / 100).toFixed(2);
const groupOf = ({ groupId }: { groupId: number }) => (groupId === WEEKLY ? 'WeeklyCashback' : '');
const paced = (offer: (typeof offers)[number]) =>
  paceOf(
    {
      isDailyActivation: offer.isDailyActivation ?? false,
      isRepeatedActivation: offer.isRepeatedActivation ?? false,
      maxUniqueActivations: offer.maxUniqueActivations ?? 0,
      maxDailyActivations: offer.maxDailyActivations ?? 0,
    },
    groupOf(offer),
  );

describe('what promotions cost is declared', () => {
  it('the cost of promotions is declared as a part of stakes below every edge, or as a gift with an amount and a pace', () => {
    const spin = sectorsOf(BUILT_IN_WHEEL, 'uah').reduce(
      (sum, { amount, chance }) => sum + Number(amount) * Number(chance),
      0,
    );
    figures('Declared cost of each promotion, hryvnia');
    figures(`  jackpots          ${percent(Number(jackpotsReturn('uah')) / 1e6)} of real-money stakes, seeds included`);
    figures(`  battles           ${percent(Number(BATTLE_RETURN) / 1e6)} of stakes that count in them, at most`);
    for (const [kind, part] of Object.entries(PERCENT_OF_MARGIN))
      figures(`  ${kind.padEnd(17)} ${part} % of what these leave of the edge, at most`);
    figures(`  stars             nothing by themselves: they open the others`);
    figures(`  wheel             ${(spin / 100).toFixed(2)} on average, one spin a day and for each deposit`);
    const [tasks] = costsOf(FIRST_TERMS);
    figures(
      `  tasks             at most ${tasks?.most_a_day} a day, ${MAX_PERCENT} % of what is staked for them at least`,
    );
    for (const { id, percent: cost } of tasks?.tasks ?? [])
      expect(Number(cost), id).toBeLessThanOrEqual(Number(MAX_PERCENT));
    for (const offer of offers) {
      const pace = paced(offer);
      const most = maxGiven({ type: offer.type, amount: offer.amount ?? 0n, maxAmount: offer.maxAmount ?? 0n });
      expect(pace, offer.name).not.toBeNull();
      figures(
        `  ${offer.name.padEnd(17)} at most ${money(Number(most))}, ${pace?.per === 'ever' ? 'once' : `${pace?.times} a ${pace?.per}`}`,
      );
    }
    expect(spin / 100).toBeCloseTo(6.43, 3);
  });

  it('the edge that a round keeps is no more than what the game really keeps', () => {
    for (const { name, edge, houseEdge } of [...WHEEL_WAYS, ...CURVE_WAYS])
      expect(edge, name).toBeGreaterThan(houseEdge * 100 - 1);
    // Published returns are cut to a hundredth of a percent.
    for (const { name, edge, houseEdge } of GAME_WAYS) expect(edge, name).toBeGreaterThan(houseEdge * 100 - 101);
  });
});

describe('a week of stakes with all promotions that stakes bring', () => {
  const results = new Map<string, Found[]>();

  it.each(PATTERNS)(
    'a week of stakes with all its promotions is worth less than nothing in every game: $name',
    { timeout: 600_000 },
    (pattern) => {
      const found = WAYS.flatMap((way, nth) =>
        [true, false].map((inBattle) =>
          proveWeeks(way, pattern, luckOf(way, SEED + nth), { inBattle, bounded: true, weeks: WEEKS }),
        ),
      );
      results.set(pattern.name, found);
      const best = found.toSorted((one, other) => other.share - one.share)[0];
      figures(
        `${pattern.name.padEnd(28)} best of ${found.length}: ${best?.way}, ${percent(best?.share ?? 0)} of stakes, ${money(best?.mean ?? 0)} ± ${money(best?.error ?? 0)} a week`,
      );
      for (const { way, worst, mean, error } of found) {
        // No path of any week is worth anything, whatever the pattern did with its luck; so no mean is.
        expect(worst, `${way}, ${pattern.name}`).toBeLessThan(0);
        expect(mean + error, `${way}, ${pattern.name}`).toBeLessThan(0);
      }
    },
  );

  it('a share of the loss alone is found to have been worth something to one high stake', () => {
    const pattern = PATTERNS[0];
    if (!pattern) throw new Error('No pattern');
    const dozen = onWheel('dozen', [{ spot: 'dozen-1', amount: 3_600n }]);
    const before = proveWeeks(dozen, pattern, luckOf(dozen, SEED), { inBattle: false, bounded: false, weeks: 2_000 });
    figures(`without the bound: one dozen of 50 000 a week ${money(before.mean)} ± ${money(before.error)}`);
    expect(before.mean - before.error).toBeGreaterThan(100_000);
  });
});

describe('accounts that bet against each other', () => {
  const houseEdge = WHEEL_WAYS[0]?.houseEdge ?? 0;

  it.each(Object.entries(COVERS))(
    'accounts that bet against each other lose together, exactly: %s',
    (name, accounts) => {
      for (const inBattle of [true, false]) {
        const { mean, share } = worthTogether(accounts, houseEdge, { inBattle, bounded: true });
        figures(`${name.padEnd(36)} ${inBattle ? 'in a battle ' : ''}${percent(share)}, ${money(mean)} a week`);
        expect(mean).toBeLessThan(0);
      }
    },
  );

  it('accounts that bet against each other had won by a share of the loss alone', () => {
    const { mean } = worthTogether(COVERS['red | black'] ?? [], houseEdge, { inBattle: false, bounded: false });
    expect(mean).toBeGreaterThan(0);
  });
});

describe('a bonus', () => {
  it.each(offers.map((offer) => [offer.name, offer] as const))(
    'a bonus is worth no more than it gives, however it is wagered: %s',
    { timeout: 600_000 },
    (name, offer) => {
      const found = WAYS.flatMap((way, nth) =>
        BOLDNESS.map((boldness) => {
          const luck = luckOf(way, SEED + nth);
          let [value, given] = [0, 0];
          for (let activation = 0; activation < TAKINGS; activation += 1) {
            const one = playBonus(offer, way, boldness, luck);
            expect(one.value, `${way.name}, ${boldness.name}`).toBeLessThanOrEqual(Number(one.given));
            value += one.value;
            given += Number(one.given);
          }
          return { way: `${way.name}, ${boldness.name}`, share: value / given };
        }),
      );
      const best = found.toSorted((one, other) => other.share - one.share)[0];
      figures(`${name.padEnd(18)} worth at most ${percent(best?.share ?? 0)} of what it gives: ${best?.way}`);
    },
  );

  it('a bonus is wagered nowhere for less than 2.9 % of what has to be staked: covers of the wheel count a tenth', () => {
    for (const { name, edge, contribution } of WAYS) expect((edge / contribution) * 100, name).toBeGreaterThan(29_000);
  });
});
