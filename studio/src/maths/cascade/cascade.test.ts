import { describe, expect, test } from 'vitest';
import { seededDraw } from '../random';
import { type CascadeModel, PAYING } from './model';
import { CASCADE_MODELS } from './models';
import { cascadePublishedOf } from './published';
import { drawCascade, fallen, sampleCascade, tallyCascade } from './round';

const KINDS = [...PAYING, 'S'].join('');
const even = { A: 1, B: 1, C: 1, D: 1, E: 1, F: 1, G: 1, H: 1, I: 1, S: 1, M: 1 };
const pays = (few: number, more: number, many: number) => [few, more, many] as const;
const nothing = pays(0, 0, 0);

/** A pays 20, 60, 200 coins and B 10, 30, 100; every kind is as likely, so that a script can name the cells. */
const model = (patch: Partial<CascadeModel> = {}): CascadeModel => ({
  engine: 'cascade',
  id: 'test',
  volatility: 'low',
  pays: {
    ...{ A: pays(20, 60, 200), B: pays(10, 30, 100), C: nothing, D: nothing, E: nothing },
    ...{ F: nothing, G: nothing, H: nothing, I: nothing },
  },
  scatterPays: [40, 100, 400],
  paid: {
    weights: even,
    multipliers: [
      [2, 1],
      [10, 1],
    ],
  },
  free: {
    weights: even,
    multipliers: [
      [2, 1],
      [10, 1],
    ],
  },
  freeSpins: { count: 2, retrigger: 1, max: 3 },
  maxWin: 1000,
  ...patch,
});

/** Draws what a text spells, column by column from the top: "m" is a x2, "M" a x10. @throws when it runs out. */
function spelt(text: string) {
  const draws = [...text.replaceAll(/\s/g, '')].flatMap((letter) =>
    letter === 'm' ? [10, 0] : letter === 'M' ? [10, 1] : [KINDS.indexOf(letter)],
  );
  return () => {
    const next = draws.shift();
    if (next === undefined) throw new RangeError('the script is over');
    return next;
  };
}

/** Nothing pays: no kind comes eight times, three scatters at most. */
const QUIET = 'CDEFG CDEFG CDEFG HIHIH IHIHI CDEFG';

describe('a paid spin', () => {
  test('a paid spin pays eight of a kind wherever they lie, and nothing for seven', () => {
    const round = drawCascade(model(), spelt('ACADA CDCDA EFAFE AGAGA HIHIH IHIHI  CCC C C DEE'.slice(0, 60)));
    expect(round.spins[0]?.tumbles[0]?.wins).toEqual([{ symbol: 'A', count: 8, coins: 20 }]);
    const seven = drawCascade(model(), spelt('ACADA CDCDA EFAFE AGEGA HIHIH IHIHI'));
    expect(seven).toMatchObject({ coins: 0, spins: [{ tumbles: [], base: 0 }] });
  });

  test.each([
    [8, 20],
    [9, 20],
    [10, 60],
    [11, 60],
    [12, 200],
    [20, 200],
  ])('%i of a kind pay %i coins', (count, coins) => {
    const rest = [...'CDEFGHICDEFGHICDEFGHIC'].slice(0, 30 - count).join('');
    const round = drawCascade(
      model(),
      spelt('A'.repeat(count) + rest + [...'CDEFGHI'].join('').repeat(4).slice(0, count)),
    );
    expect(round.spins[0]?.tumbles[0]?.wins).toEqual([{ symbol: 'A', count, coins }]);
  });

  test('a paid spin lets the rest fall, fills up from above, and goes on until nothing pays', () => {
    // Eight A's go; seven B's and the one that falls in pay next; then it is quiet.
    const round = drawCascade(model(), spelt('AAACB AAACB AADCB DDECB EEFCB FFGGB  BHI HII DD   E F G H I D E F'));
    const [spin] = round.spins;
    expect(spin?.tumbles.map(({ wins }) => wins.map(({ symbol, count }) => `${symbol}${count}`))).toEqual([['A8']]);
    const grid = spin ? fallen(spin.grid, spin.tumbles[0] ?? { wins: [], fell: [] }) : [];
    expect(grid.map((column) => column.join(''))).toEqual(['BHICB', 'HIICB', 'DDDCB', 'DDECB', 'EEFCB', 'FFGGB']);
  });

  test('a paid spin adds the multipliers up that lie there in the end, and multiplies what the tumbles paid', () => {
    const round = drawCascade(model(), spelt('AAAAA AAAmM CDEFG CDEFG HIHIH IHIHI  CDEFG DEF'));
    expect(round.spins[0]).toMatchObject({ base: 20, added: 12, multiplier: 12, coins: 240, total: 240 });
    expect(round.coins).toBe(240);
  });

  test('a paid spin multiplies nothing where nothing was won, and no scatter pay', () => {
    expect(drawCascade(model(), spelt('CDEFm CDEFM CDEFG HIHIH IHIHI CDEFG'))).toMatchObject({ coins: 0 });
    const freeless = model({ freeSpins: { count: 0, retrigger: 0, max: 0 } });
    const round = drawCascade(freeless, spelt('CDEFM SDEFG SDEFG HISIH ISIHI CDEFG'));
    expect(round.spins[0]).toMatchObject({ scatters: 4, scatterCoins: 40, added: 10, multiplier: 1, coins: 40 });
  });
});

describe('free spins', () => {
  const four = 'CDEFG SDEFG SDEFG HISIH ISIHI CDEFG';
  const winning = (one: string) => `AAAAA AAA${one}G CDEFG CDEFG HIHIH IHIHI  CDEFG DEF`;

  test('free spins keep the multipliers of winning spins until the end; those of others are not kept', () => {
    const lost = 'CDEFM CDEFG CDEFG HIHIH IHIHI CDEFG';
    const more = model({ freeSpins: { count: 4, retrigger: 1, max: 4 } });
    const round = drawCascade(more, spelt(four + winning('M') + lost + winning('m') + winning('C')));
    expect(round.freeSpins).toBe(4);
    expect(round.spins.map((spin) => spin.multiplier)).toEqual([1, 10, 1, 12, 12]);
    expect(round.coins).toBe(40 + 20 * (10 + 12 + 12));
    expect(round.spins.at(-1)?.total).toBe(round.coins);
  });

  test('free spins are added by three scatters, up to the maximum', () => {
    const three = 'CDEFG SDEFG SDEFG HISIH IHIHI CDEFG';
    const round = drawCascade(model(), spelt(four + three + three + QUIET));
    expect(round.spins.map((spin) => spin.awarded)).toEqual([2, 1, 0, 0]);
    expect(round.spins[1]).toMatchObject({ scatters: 3, scatterCoins: 0 });
  });

  test('free spins end at the cap, and no more than it is paid', () => {
    const round = drawCascade(model({ maxWin: 5 }), spelt(four + winning('M')));
    expect(round).toMatchObject({ coins: 100, capped: true });
    expect(round.spins).toHaveLength(2);
  });
});

describe.each(CASCADE_MODELS.map((item) => [item.id, item] as const))('model %s', (id, real) => {
  test('model %s plays the same round with and without its pictures', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const round = drawCascade(real, seededDraw(seed));
      const { coins, freeSpins, capped } = tallyCascade(real, seededDraw(seed));
      expect({ coins, freeSpins, capped }).toEqual({
        coins: round.coins,
        freeSpins: round.freeSpins,
        capped: round.capped,
      });
      expect(sampleCascade(real, seededDraw(seed), 1)).toBe(coins);
      for (const spin of round.spins) {
        const last = spin.tumbles.reduce((grid, tumble) => fallen(grid, tumble), spin.grid).flat();
        expect(last).toHaveLength(30);
        for (const kind of PAYING) expect(last.filter((cell) => cell === kind).length).toBeLessThan(8);
        expect(last.filter((cell) => cell === 'S')).toHaveLength(spin.scatters);
        const values = last.filter((cell) => cell.startsWith('x')).map((cell) => Number(cell.slice(1)));
        expect(values.reduce((sum, value) => sum + value, 0)).toBe(spin.added);
      }
    }
  });

  test('model %s pays for the first fall what the binomial distribution says exactly', { timeout: 60_000 }, () => {
    const weights = Object.values(real.paid.weights).reduce((sum, weight) => sum + weight, 0);
    const choose = (n: number, k: number) => {
      let ways = 1;
      for (let step = 0; step < k; step += 1) ways = (ways * (n - step)) / (step + 1);
      return ways;
    };
    let expected = 0;
    let square = 0;
    for (const kind of PAYING) {
      const share = real.paid.weights[kind] / weights;
      for (let count = 8; count <= 30; count += 1) {
        const coins = real.pays[kind][count < 10 ? 0 : count < 12 ? 1 : 2];
        const chance = choose(30, count) * share ** count * (1 - share) ** (30 - count);
        expected += chance * coins;
        square += chance * coins ** 2;
      }
    }
    const rounds = 60_000;
    const draw = seededDraw(20_261_120);
    let coins = 0;
    for (let round = 0; round < rounds; round += 1) {
      const [spin] = drawCascade(real, draw).spins;
      for (const win of spin?.tumbles[0]?.wins ?? []) coins += win.coins;
    }
    // Four standard errors; that two kinds pay at once is rare and hardly widens them. The seed is fixed.
    expect(Math.abs(coins / rounds - expected)).toBeLessThan(4 * Math.sqrt(square / rounds));
  });

  test('model %s returns what is published of it', { timeout: 120_000 }, () => {
    const { rtp, hitRate, freeSpinsOneIn, deviation } = cascadePublishedOf(id);
    const rounds = 150_000;
    const draw = seededDraw(61);
    let wins = 0;
    let hits = 0;
    let features = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { coins, freeSpins } = tallyCascade(real, draw);
      wins += coins / 20;
      if (coins > 0) hits += 1;
      if (freeSpins > 0) features += 1;
    }
    const within = (share: number) => 4 * Math.sqrt((share * (1 - share)) / rounds);
    expect(Math.abs(wins / rounds - Number(rtp) / 100)).toBeLessThan((4 * deviation) / Math.sqrt(rounds));
    expect(Math.abs(hits / rounds - Number(hitRate) / 100)).toBeLessThan(within(Number(hitRate) / 100));
    expect(Math.abs(features / rounds - 1 / freeSpinsOneIn)).toBeLessThan(
      within(1 / freeSpinsOneIn) + 0.5 / freeSpinsOneIn ** 2,
    );
  });
});

test('drawing multipliers and free spins several times over changes the noise, not the return', () => {
  const [brook] = CASCADE_MODELS;
  if (!brook) throw new Error('no model');
  const rounds = 60_000;
  const draw = seededDraw(17);
  let wins = 0;
  for (let round = 0; round < rounds; round += 1) wins += sampleCascade(brook, draw, 6) / 20;
  const { rtp, deviation } = cascadePublishedOf(brook.id);
  expect(Math.abs(wins / rounds - Number(rtp) / 100)).toBeLessThan((4 * deviation) / Math.sqrt(rounds));
});
