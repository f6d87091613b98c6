import { expect, test } from 'vitest';
import { cascadeModelOf } from '../maths/cascade/models';
import { drawCascade } from '../maths/cascade/round';
import { slotModelOf } from '../maths/models';
import { seededDraw } from '../maths/random';
import { drawRound } from '../maths/round';
import type { Round } from '../rounds/round';
import { roundView } from '../rounds/round-view';
import { codeOf, isBalance, isSpun, waitIn } from './answers';

const round: Round = {
  id: 'r',
  sessionId: 's',
  spinId: 'spin',
  state: 'settled',
  stake: 1_000n,
  outcome: drawRound(slotModelOf('hearth'), seededDraw(12)),
  choice: null,
  decisions: [],
  seedId: 'pair',
  nonce: 3,
  win: 500n,
  balance: '10.00',
  failure: null,
  attempts: 0,
  createdAt: new Date(0),
  mode: 'real',
  walletSession: 'w',
  holder: 'player:p',
  game: 'g',
};
const fairness = { commitment: 'c', client_seed: 'mine', nonce: 4, next_commitment: 'n' };
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('what the studio writes of a round is what the game reads', () => {
  const cascade = drawCascade(cascadeModelOf('brook'), seededDraw(5));
  for (const outcome of [round.outcome, cascade, null]) {
    expect(isSpun(overTheWire({ round: roundView({ ...round, outcome }), fairness, wait_ms: 0 }))).toBe(true);
  }
});

test.each([
  ['without its stake', { stake: undefined }],
  ['with a win in numbers', { win: 5 }],
  ['in a state nobody knows', { status: 'lost' }],
  ['with an outcome of no engine', { outcome: { engine: 'slot', spins: [{ stops: [1, 2, 3, 4, 5] }] } }],
])('a round %s is not taken for one', (_, patch) => {
  expect(isSpun(overTheWire({ round: { ...roundView(round), ...patch }, fairness, wait_ms: 0 }))).toBe(false);
});

test('an answer of a stranger is refused with a code, whatever it is', () => {
  expect([null, 'gone', [], { errorCode: 7 }, { errorCode: 'BET_LIMIT' }].map(codeOf)).toEqual([
    ...Array(4).fill('UNKNOWN'),
    'BET_LIMIT',
  ]);
  expect([{ balance: null }, { balance: '1.00' }, { balance: 1 }, {}, 'x'].map((answer) => isBalance(answer))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('how long to wait is read of a refusal for the pace alone', () => {
  const early = { errorCode: 'TOO_FAST', message: 'Later', wait_ms: 1_200 };
  expect([early, { ...early, errorCode: 'BET_LIMIT' }, { ...early, wait_ms: '1' }, null].map(waitIn)).toEqual([
    1_200,
    null,
    null,
    null,
  ]);
});
