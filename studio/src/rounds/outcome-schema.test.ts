import { expect, test } from 'vitest';
import { CASCADE_MODELS } from '../maths/cascade/models';
import { drawCascade } from '../maths/cascade/round';
import { slotModelOf } from '../maths/models';
import { seededDraw } from '../maths/random';
import { drawRound } from '../maths/round';
import { outcomeSchema } from './outcome-schema';

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a round is read as it was written, whichever engine drew it', () => {
  const rounds = [
    drawRound(slotModelOf('hearth'), seededDraw(12)),
    ...CASCADE_MODELS.flatMap((model) => [1, 2, 3].map((seed) => drawCascade(model, seededDraw(seed)))),
  ];
  for (const round of rounds) expect(outcomeSchema.parse(stored(round))).toEqual(round);
});

test('a round drawn before there were other engines is a slot', () => {
  const { engine, ...old } = drawRound(slotModelOf('summit'), seededDraw(3));
  expect(engine).toBe('slot');
  expect(outcomeSchema.parse(stored(old))).toEqual({ engine, ...old });
});

test.each([
  ['of no engine', { engine: 'wheel', spins: [] }],
  [
    'with a multiplier of nothing',
    { ...drawCascade(CASCADE_MODELS[0] ?? never(), seededDraw(1)), spins: [{ grid: [['x0']] }] },
  ],
  ['that is no object', 'lost'],
])('a round %s is not taken for one', (_, value) => {
  expect(outcomeSchema.safeParse(stored(value)).success).toBe(false);
});

function never(): never {
  throw new Error('no model');
}
