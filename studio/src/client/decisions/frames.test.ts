import { expect, test } from 'vitest';
import { shuffleDeck } from '../../maths/decisions/cards';
import { actionsOf } from '../../maths/decisions/steps';
import type { Round } from '../../rounds/round';
import { roundView } from '../../rounds/round-view';
import { isDecided } from '../answers';
import { isLaidOut } from './decided-round';
import type { DecidedRound } from './field';
import { framesOf } from './frames';

const base: Omit<Round, 'outcome' | 'choice' | 'decisions'> = {
  id: 'r',
  sessionId: 's',
  spinId: 'spin',
  state: 'settled',
  stake: 1_000n,
  seedId: 'pair',
  nonce: 3,
  win: 0n,
  balance: '10.00',
  failure: null,
  attempts: 0,
  createdAt: new Date(0),
  mode: 'real',
  walletSession: 'w',
  holder: 'player:p',
  game: 'g',
};

/** The round as the browser gets it after these decisions. */
function played(outcome: Round['outcome'], steps: string): DecidedRound {
  const decisions = actionsOf(steps).map((action, index) => ({ id: `decision-${index}`, action }));
  const answer: unknown = JSON.parse(
    JSON.stringify({ round: roundView({ ...base, outcome, choice: null, decisions }) }),
  );
  if (!isDecided(answer)) throw new Error('The browser does not read it');
  const { round } = answer;
  if (!isLaidOut(round)) throw new Error('No round of decisions');
  return round;
}

const opened = (round: DecidedRound) =>
  framesOf(round).map(({ outcome }) => {
    if (outcome.engine === 'mines') return outcome.opened;
    return outcome.engine === 'blackjack' ? outcome.hands.flatMap(({ cards }) => cards) : outcome.dealt;
  });

test.each([
  ['0,24,cash-out', [[], [0], [0, 24]]],
  ['0,7', [[], [0]]],
  ['7', [[]]],
])('a field decided %s is played back cell by cell, and shows no mine before the end', (steps, cells) => {
  const round = played({ engine: 'mines', mines: [3, 7, 20] }, steps);
  expect(opened(round)).toEqual(cells);
  for (const { status, outcome } of framesOf(round)) {
    expect(status).toBe('open');
    expect(outcome).toMatchObject({ hit: null, layout: null, ended: null });
  }
});

test('a field cashed out at the top ends with its last cell', () => {
  const steps = Array.from({ length: 24 }, (_, cell) => cell).join(',');
  expect(opened(played({ engine: 'mines', mines: [24] }, steps)).at(-1)).toHaveLength(23);
});

test('cards are played back one by one, changed ones too', () => {
  // Unshuffled: the four aces come first, so every next card is the same.
  const deck = shuffleDeck(() => 0);
  const round = played({ engine: 'high-low', deck }, 'skip,same,cash-out');
  expect(opened(round)).toEqual([deck.slice(0, 1), deck.slice(0, 2), deck.slice(0, 3)]);
  const lost = played({ engine: 'high-low', deck }, 'skip,higher');
  expect(opened(lost)).toEqual([deck.slice(0, 1), deck.slice(0, 2)]);
});

test('a hand that was changed is played back from the cards as they were dealt', () => {
  const deck = shuffleDeck(() => 0);
  const frames = framesOf(played({ engine: 'video-poker', deck }, 'hold-14'));
  const dealt = deck.slice(0, 5);
  expect(frames).toHaveLength(1);
  expect(frames[0]).toMatchObject({ status: 'open', outcome: { cards: dealt, held: null, hand: null, deck: null } });
});

test('a hand of blackjack is played back decision by decision, and the second card of the dealer stays covered until the end', () => {
  // Pairs of eights against a six: 8c 6c 8d 5c, then 3c 10c 10d 9c 10h.
  const shoe = [28, 20, 29, 16, 8, 36, 37, 32, 38, ...Array.from({ length: 51 }, () => 0)];
  const round = played({ engine: 'blackjack', shoe }, 'split,double,stand');
  expect(opened(round)).toEqual([
    [28, 29],
    [28, 8, 29, 36],
    [28, 8, 37, 29, 36],
  ]);
  for (const { status, outcome } of framesOf(round)) {
    expect(status).toBe('open');
    expect(outcome).toMatchObject({ dealer: [20], shoe: null, ended: null });
  }
});
