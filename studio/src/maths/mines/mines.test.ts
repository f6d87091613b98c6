import { describe, expect, test } from 'vitest';
import { decimal, isAtMost, isEqual, payout, type Ratio, ratio, times } from '../decisions/ratio';
import { MAX_MULTIPLIER, NotOfferedError, RETURN } from '../decisions/terms';
import { at } from '../model';
import { seededDraw } from '../random';
import { CELLS, ladderOf, layMines, MINES, type MinesAction, playMines } from './mines';

const EVERY = Array.from({ length: MINES.max }, (_, index) => index + 1);

/** Ways to choose k of n. */
function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let step = 0; step < k; step += 1) ways = (ways * BigInt(n - step)) / BigInt(step + 1);
  return ways;
}

/** Every set of so many cells. */
function* layouts(mines: number, from = 0, chosen: number[] = []): Generator<number[]> {
  if (chosen.length === mines) yield chosen;
  else for (let cell = from; cell < CELLS; cell += 1) yield* layouts(mines, cell + 1, [...chosen, cell]);
}

const sum = (parts: Ratio[]): Ratio =>
  parts.reduce((left, right) => ({
    top: left.top * right.under + right.top * left.under,
    under: left.under * right.under,
  }));

describe('the return of mines', () => {
  test.each(EVERY)('the return of mines with %i mines is exactly 97 % at every cash-out point', (mines) => {
    // Of the C(25, m) layouts, C(25 - k, m) leave the first k cells free: counted, not taken from the ladder.
    for (const [index, multiplier] of ladderOf(mines).entries()) {
      const chance = ratio(choose(CELLS - index - 1, mines), choose(CELLS, mines));
      expect(isEqual(times(multiplier, chance), RETURN)).toBe(true);
    }
  });

  test('the return of mines is what playing every layout pays, however the player chooses cells', () => {
    // Strategies that look at what happened: they go on or not, and where, by the cells opened so far.
    const strategies: ((opened: readonly number[]) => MinesAction)[] = [
      (opened) => (opened.length === 2 ? { kind: 'cash-out' } : { kind: 'open', cell: opened.length * 7 }),
      (opened) => (opened.length === 5 ? { kind: 'cash-out' } : { kind: 'open', cell: 24 - opened.length }),
      (opened) => ({ kind: 'open', cell: (12 + opened.length * 6) % CELLS }),
    ];
    for (const mines of [1, 2, 3]) {
      for (const strategy of strategies) {
        let total: Ratio = ratio(0, 1);
        let count = 0n;
        const paid = new Map<string, { multiplier: Ratio; times: bigint }>();
        for (const layout of layouts(mines)) {
          count += 1n;
          const actions: MinesAction[] = [];
          let progress = playMines(layout, actions);
          while (progress.ended === null) {
            actions.push(strategy(progress.opened));
            progress = playMines(layout, actions);
          }
          if (progress.multiplier === null) continue;
          const key = `${progress.multiplier.top}/${progress.multiplier.under}`;
          const known = paid.get(key) ?? { multiplier: progress.multiplier, times: 0n };
          paid.set(key, { ...known, times: known.times + 1n });
        }
        total = sum([...paid.values()].map((part) => times(part.multiplier, ratio(part.times, 1))));
        expect(isEqual(times(total, ratio(1, count)), RETURN)).toBe(true);
      }
    }
  });

  test.each(EVERY)('the return with %i mines is the same for the greediest and the most timid player', (mines) => {
    // Backward from the end: what going on is worth is what stopping pays, so no strategy is better than another.
    const ladder = ladderOf(mines);
    let best = at(ladder, ladder.length - 1);
    for (let opened = ladder.length - 1; opened >= 1; opened -= 1) {
      const goOn = times(best, ratio(CELLS - mines - opened, CELLS - opened));
      expect(isEqual(goOn, at(ladder, opened - 1))).toBe(true);
      best = at(ladder, opened - 1);
    }
    expect(isEqual(times(best, ratio(CELLS - mines, CELLS)), RETURN)).toBe(true);
  });

  test('rounding down loses less than one minor unit, and what is published at most', () => {
    /** Hundredths of a percent of the stake that rounding costs, at the worst number of mines and moment. */
    const worst = (stake: bigint): number =>
      Math.max(
        ...EVERY.flatMap((mines) =>
          ladderOf(mines).map((multiplier) => {
            const chance = times(RETURN, { top: multiplier.under, under: multiplier.top });
            const exact = times(ratio(stake, 1), RETURN);
            const paid = times(ratio(payout(stake, multiplier), 1), chance);
            const lost = ratio(exact.top * paid.under - paid.top * exact.under, exact.under * paid.under);
            expect(lost.top >= 0n && lost.top < lost.under).toBe(true);
            return Number(decimal(times(lost, ratio(1_000_000, stake)), 0)) / 100;
          }),
        ),
      );
    expect([100n, 1_000n, 10_000n, 50_000n].map(worst)).toEqual([75, 6.4, 0.82, 0.16]);
  });

  test('the ladder of mines ends below the cap, at the step that is published', () => {
    const tops = EVERY.map((mines) => {
      const ladder = ladderOf(mines);
      const last = at(ladder, ladder.length - 1);
      expect(isAtMost(last, ratio(MAX_MULTIPLIER, 1))).toBe(true);
      const next = ladder.length < CELLS - mines;
      if (next) {
        const after = times(last, ratio(CELLS - ladder.length, CELLS - mines - ladder.length));
        expect(isAtMost(after, ratio(MAX_MULTIPLIER, 1))).toBe(false);
      }
      return [ladder.length, decimal(last, 2)];
    });
    expect([tops[0], tops[2], tops[9], tops[19]]).toEqual([
      [24, '24.25'],
      [22, '2231.00'],
      [11, '3167.52'],
      [4, '2454.10'],
    ]);
  });
});

describe('the mines', () => {
  test('the mines lie in every layout equally often', () => {
    // All sequences of numbers the stream can give for three mines: each layout comes from exactly 3! of them.
    const found = new Map<string, number>();
    for (let first = 0; first < CELLS; first += 1)
      for (let second = 0; second < CELLS - 1; second += 1)
        for (let third = 0; third < CELLS - 2; third += 1) {
          const given = [first, second, third];
          const key = layMines(() => given.shift() ?? 0, 3)
            .sort((left, right) => left - right)
            .join();
          found.set(key, (found.get(key) ?? 0) + 1);
        }
    expect(found.size).toBe(Number(choose(CELLS, 3)));
    expect(new Set(found.values())).toEqual(new Set([6]));
  });

  test.each([0, 21, 2.5, -1, Number.NaN])('the number of mines is never %d', (mines) => {
    expect(() => ladderOf(mines)).toThrow(RangeError);
  });
});

describe('a round of mines', () => {
  const mines = [3, 7, 20];
  const open = (cell: number): MinesAction => ({ kind: 'open', cell });

  test('a round of mines grows with every safe cell, and pays its current value', () => {
    const progress = playMines(mines, [open(0), open(24), { kind: 'cash-out' }]);
    expect(progress).toMatchObject({ opened: [0, 24], hit: null, ended: 'cashed-out' });
    // 0.97 x 25/22 x 24/21 = 1.2597...
    expect(progress.multiplier && decimal(progress.multiplier, 4)).toBe('1.2597');
  });

  test('a round of mines ends at a mine, with nothing', () => {
    expect(playMines(mines, [open(0), open(7)])).toEqual({ opened: [0], hit: 7, ended: 'lost', multiplier: null });
  });

  test('a round of mines is cashed out by itself when nothing more is offered', () => {
    const safe = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !mines.includes(cell));
    expect(playMines(mines, safe.map(open)).ended).toBe('top');
    expect(() => playMines(mines, [...safe.map(open), { kind: 'cash-out' }])).toThrow(NotOfferedError);
  });

  test.each<[string, MinesAction[]]>([
    ['a cash-out of nothing', [{ kind: 'cash-out' }]],
    ['the same cell twice', [open(0), open(0)]],
    ['a cell beside the field', [open(25)]],
    ['a cell of no place', [open(1.5)]],
    ['a cell after the end', [open(3), open(4)]],
    ['a cash-out after a mine', [open(0), open(3), { kind: 'cash-out' }]],
    ['a second cash-out', [open(0), { kind: 'cash-out' }, { kind: 'cash-out' }]],
  ])('a round of mines refuses %s', (_, actions) => {
    expect(() => playMines(mines, actions)).toThrow(NotOfferedError);
  });

  test('a round of mines never pays from a mine and never loses on a safe cell, whatever is pressed', () => {
    const draw = seededDraw(5);
    for (let run = 0; run < 400; run += 1) {
      const laid = layMines(draw, 1 + draw(20));
      expect(new Set(laid).size).toBe(laid.length);
      const actions: MinesAction[] = [];
      for (let press = 0; press < 30; press += 1) {
        const action: MinesAction = draw(8) === 0 ? { kind: 'cash-out' } : open(draw(CELLS));
        try {
          playMines(laid, [...actions, action]);
          actions.push(action);
        } catch (error) {
          expect(error).toBeInstanceOf(NotOfferedError);
        }
      }
      const progress = playMines(laid, actions);
      expect(progress.opened.some((cell) => laid.includes(cell))).toBe(false);
      expect(progress.hit === null || laid.includes(progress.hit)).toBe(true);
      expect(progress.ended === 'lost').toBe(progress.hit !== null);
    }
  });
});
