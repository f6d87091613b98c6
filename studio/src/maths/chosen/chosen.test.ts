import { describe, expect, test } from 'vitest';
import { decimal, isAtMost, isEqual, payout, type Ratio, ratio, times } from '../decisions/ratio';
import { RETURN } from '../decisions/terms';
import { at } from '../model';
import { seededDraw } from '../random';
import { CHOSEN_MODELS, type ChosenChoice, chosenPays, drawChosen, mostOf } from './chosen-round';
import { DICE_SIDES, diceMultiplier, dicePays, hasWon, markOf, ROLLS, WINNING } from './dice';
import { DRAWN, drawKeno, hitsOf, kenoPays, kenoTable, MARKS, NUMBERS } from './keno';
import { dropBall, PLINKO_RISKS, PLINKO_ROWS, plinkoPays, plinkoTable, slotOf } from './plinko';

const add = (left: Ratio, right: Ratio): Ratio => ({
  top: left.top * right.under + right.top * left.under,
  under: left.under * right.under,
});
const NOTHING = ratio(0, 1);

describe('dice', () => {
  test.each(DICE_SIDES)('%s the mark, every number of winning ones returns exactly 97 percent', (side) => {
    for (const winning of [WINNING.min, 101, 2_500, 3_333, WINNING.first, 9_499, WINNING.max]) {
      let won = 0;
      for (let rolled = 0; rolled < ROLLS; rolled += 1) if (hasWon({ side, winning, rolled })) won += 1;
      expect(won).toBe(winning);
      expect(isEqual(times(diceMultiplier(winning), ratio(won, ROLLS)), RETURN)).toBe(true);
    }
  });

  test('a number on the mark wins over and not under', () => {
    for (const side of DICE_SIDES) {
      const choice = { engine: 'dice', side, winning: 4_000 } as const;
      expect(hasWon({ ...choice, rolled: markOf(choice) })).toBe(side === 'over');
      expect(hasWon({ ...choice, rolled: markOf(choice) - 1 })).toBe(side === 'under');
      expect(isEqual(dicePays({ ...choice, rolled: side === 'over' ? 0 : ROLLS - 1 }), NOTHING)).toBe(true);
    }
  });

  test.each([WINNING.min - 1, WINNING.max + 1, 50.5, Number.NaN])('%s winning numbers are not offered', (winning) => {
    expect(() => diceMultiplier(winning)).toThrow(RangeError);
  });
});

/** How many of all draws hit so many of the marked numbers, counted number by number and not by the formula of the table. */
function hitsCounted(marks: number): number[] {
  // ways[h][d]: of the numbers so far, d were drawn and h of them marked.
  let ways = [[1]];
  for (let number = 1; number <= NUMBERS; number += 1) {
    const marked = number <= marks;
    const next = Array.from({ length: marks + 1 }, () => Array.from({ length: DRAWN + 1 }, () => 0));
    for (const [hits, row] of ways.entries())
      for (const [drawn, count] of row.entries()) {
        if (count === 0) continue;
        at(next, hits)[drawn] = (at(next, hits)[drawn] ?? 0) + count;
        const hit = hits + (marked ? 1 : 0);
        if (drawn < DRAWN) at(next, hit)[drawn + 1] = (at(next, hit)[drawn + 1] ?? 0) + count;
      }
    ways = next;
  }
  return ways.map((row) => row[DRAWN] ?? 0);
}

describe('keno', () => {
  test.each(Array.from({ length: MARKS.max }, (_, index) => index + 1))(
    'a ticket of %i numbers returns exactly 97 percent, and more hits never pay less',
    (marks) => {
      const table = kenoTable(marks);
      const counted = hitsCounted(marks);
      const all = counted.reduce((sum, count) => sum + count, 0);
      expect(all).toBe(847_660_528);
      const paid = counted.map((count, hits) => times(at(table, hits), ratio(count, all))).reduce(add, NOTHING);
      expect(isEqual(paid, RETURN)).toBe(true);
      for (let hits = 1; hits < table.length; hits += 1)
        expect(isAtMost(at(table, hits - 1), at(table, hits)), `${hits} hits`).toBe(true);
      // Whatever pays at all gives more than it took.
      expect(table.every((pays) => pays.top === 0n || !isAtMost(pays, ratio(1, 1)))).toBe(true);
      expect(isAtMost(at(table, marks), ratio(mostOf({ engine: 'keno' }), 1))).toBe(true);
    },
  );

  test('ten different numbers are drawn, each equally often at each place', () => {
    const seen = Array.from({ length: NUMBERS + 1 }, () => 0);
    const draw = seededDraw(7);
    for (let round = 0; round < 20_000; round += 1) {
      const { drawn } = drawKeno({ engine: 'keno', marked: [1] }, draw);
      expect(new Set(drawn).size).toBe(DRAWN);
      seen[at(drawn, round % DRAWN)] = (seen[at(drawn, round % DRAWN)] ?? 0) + 1;
    }
    expect(Math.min(...seen.slice(1))).toBeGreaterThan(400);
    expect(Math.max(...seen.slice(1))).toBeLessThan(600);
  });

  test('what pays is what was marked and drawn', () => {
    const round = { engine: 'keno', marked: [3, 17, 40], drawn: [40, 1, 2, 3, 4, 5, 6, 7, 8, 9] } as const;
    expect(hitsOf({ marked: [...round.marked], drawn: [...round.drawn] })).toBe(2);
    expect(kenoPays({ ...round, marked: [...round.marked], drawn: [...round.drawn] })).toEqual(kenoTable(3)[2]);
  });

  test.each([0, 11, 2.5])('%s marked numbers are not offered', (marks) => {
    expect(() => kenoTable(marks)).toThrow(RangeError);
  });
});

describe('plinko', () => {
  const boards = PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.map((risk) => ({ rows, risk })));

  test.each(boards)(
    'the board of $rows rows at $risk risk returns exactly 97 % over every path a ball can take',
    (board) => {
      const table = plinkoTable(board);
      const balls = table.map(() => 0);
      for (let paths = 0; paths < 2 ** board.rows; paths += 1) {
        const round = {
          engine: 'plinko',
          ...board,
          path: Array.from({ length: board.rows }, (_, row) => (paths >> row) & 1),
        } as const;
        const slot = slotOf(round);
        if (plinkoPays(round) !== table[slot]) throw new Error(`A ball in slot ${slot} is paid as in another`);
        balls[slot] = (balls[slot] ?? 0) + 1;
      }
      const paid = table.map((pays, slot) => times(pays, ratio(at(balls, slot), 2 ** board.rows))).reduce(add, NOTHING);
      expect(isEqual(paid, RETURN)).toBe(true);
    },
  );

  test.each(boards)(
    'the board of $rows rows at $risk risk pays the same on both sides and more towards the edges',
    (board) => {
      const table = plinkoTable(board);
      expect(table).toHaveLength(board.rows + 1);
      for (const [slot, pays] of table.entries()) {
        expect(isEqual(pays, at(table, board.rows - slot))).toBe(true);
        if (slot < board.rows / 2) expect(isAtMost(at(table, slot + 1), pays)).toBe(true);
        expect(pays.top).toBeGreaterThan(0n);
        expect(isAtMost(pays, ratio(mostOf({ engine: 'plinko' }), 1))).toBe(true);
      }
    },
  );

  test('a ball goes to either side equally often, whatever it did before', () => {
    const draw = seededDraw(11);
    const slots = Array.from({ length: 9 }, () => 0);
    const BALLS = 25_600;
    for (let ball = 0; ball < BALLS; ball += 1) {
      const slot = slotOf(dropBall({ engine: 'plinko', rows: 8, risk: 'low' }, draw));
      slots[slot] = (slots[slot] ?? 0) + 1;
    }
    // Of 256 paths 1, 8, 28, 56 and 70 lead to the slots from the edge to the middle.
    for (const [slot, ways] of [1, 8, 28, 56, 70, 56, 28, 8, 1].entries()) {
      const expected = (BALLS * ways) / 256;
      expect(Math.abs(at(slots, slot) - expected)).toBeLessThan(5 * Math.sqrt(expected));
    }
  });
});

describe('a round with a choice', () => {
  const choices: ChosenChoice[] = [
    { engine: 'dice', side: 'under', winning: 4_850 },
    { engine: 'keno', marked: [1, 8, 21, 33] },
    { engine: 'plinko', rows: 12, risk: 'high' },
  ];

  test.each(choices)('of $engine is the same for the same stream, and never takes more than its stake', (choice) => {
    for (let seed = 0; seed < 500; seed += 1) {
      const round = drawChosen(choice, seededDraw(seed));
      expect(drawChosen(choice, seededDraw(seed))).toEqual(round);
      expect(round).toMatchObject(choice);
      const won = payout(1_000n, chosenPays(round));
      expect(won).toBeGreaterThanOrEqual(0n);
      expect(won).toBeLessThanOrEqual(1_000n * BigInt(mostOf(choice)));
    }
  });

  test('every model of choices publishes the return that its rounds have', () => {
    expect(CHOSEN_MODELS.map(({ rtp }) => rtp)).toEqual(
      CHOSEN_MODELS.map(() => decimal(times(RETURN, ratio(100, 1)), 2)),
    );
  });
});
