// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { MOVES, playBlackjack } from '../../maths/blackjack/blackjack';
import { decimal, payout } from '../../maths/decisions/ratio';
import { fromMinor } from '../../page/amounts';
import { blackjackTold } from '../../rounds/blackjack-told';
import type { DecidedRound } from '../decisions/field';
import { recompute } from '../recompute';

const PAGE =
  '<script id="config" type="application/json">{"title":"Table","locale":"en","model":{"engine":"blackjack","rtp":"99.42"}}</script><main></main>';

const shoeOf = (...first: number[]) => [...first, ...Array.from({ length: 60 - first.length }, () => 0)];
/** Two eights against a six over a ten; a three and a two for the split, tens for both, and a ten for the dealer. */
const SHOE = shoeOf(28, 20, 29, 36, 8, 4, 37, 38, 39);

/** The round of 10.00 after these moves, as the studio writes it. */
function round(steps: string, { shoe = SHOE, refused = null as string | null, id = 'r' } = {}): DecidedRound {
  const made = movesIn(steps);
  const progress = playBlackjack(
    shoe,
    made.map((kind) => ({ kind })),
  );
  const { multiplier, staked, ended } = progress;
  const amount = multiplier ? fromMinor(payout(1_000n, multiplier)) : '0.00';
  return {
    id,
    spin_id: 's',
    status: ended ? 'settled' : 'open',
    stake: fromMinor(1_000n * BigInt(staked)),
    win: amount,
    balance: '990.00',
    failure: null,
    nonce: 0,
    created_at: '',
    outcome: {
      engine: 'blackjack',
      step: made.length,
      ended,
      timed_out: false,
      closes_at: '',
      now: multiplier && { multiplier: decimal(multiplier, 4), amount },
      ...blackjackTold(progress),
      bet: '10.00',
      steps: made,
      refused,
      shoe: ended ? shoe : null,
    },
  };
}

const movesIn = (steps: string) => steps.split(',').flatMap((word) => MOVES.filter((move) => move === word));

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = PAGE;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

async function atTable() {
  const { createBlackjackField } = await import('./field');
  const asked: string[] = [];
  const field = createBlackjackField((action) => asked.push(action.kind));
  document.querySelector('main')?.append(field.element);
  field.priced('10.00', 'uah');
  const all = (query: string) => [...field.element.querySelectorAll(query)];
  return {
    ...{ field, asked },
    line: () => field.element.querySelector('[data-testid="table-line"]')?.textContent,
    sides: () => all('.side').map((side) => side.getAttribute('aria-label')),
    offered: () => all('.move[aria-disabled="false"]').map((move) => move.getAttribute('data-move')),
    lying: () =>
      all('.side').map((side) => [...side.querySelectorAll('li')].map((card) => card.getAttribute('aria-label'))),
    hows: () => all('.side .how').map((how) => how.textContent),
  };
}

test('a deal is told card by card; the second card of the dealer lies face down and is not named', async () => {
  const { field, line, sides, lying } = await atTable();
  expect(await field.show(round(''), false)).toBe(
    'Your hand: 8 of clubs, 8 of diamonds. Total 16. Dealer: 6 of clubs. Total 6. Your move: Hit, Stand, Double, Split',
  );
  expect(line()).toBe('Your move: Hit, Stand, Double, Split');
  expect(sides()).toEqual(['Dealer: 6 of clubs. Total 6', 'Your hand: 8 of clubs, 8 of diamonds. Total 16']);
  expect(lying()).toEqual([
    ['6 of clubs', 'A card face down'],
    ['8 of clubs', '8 of diamonds'],
  ]);
});

test('the player’s moves go by pointer and by key, only those that are offered, and only while it is the player’s turn', async () => {
  const { field, asked, offered } = await atTable();
  await field.show(round(''), false);
  expect(field.key('KeyH')).toBe(false);
  field.enable(true);
  expect(offered()).toEqual(['hit', 'double', 'split']);
  for (const code of ['KeyH', 'KeyS', 'KeyD', 'KeyP']) expect(field.key(code)).toBe(true);
  field.element.querySelector<HTMLElement>('[data-move="split"]')?.click();
  expect(asked).toEqual(['hit', 'stand', 'double', 'split', 'split']);
  await field.show(round('split'), false);
  expect(offered()).toEqual(['hit', 'double']);
  expect(field.key('KeyP')).toBe(false);
  expect(field.one?.action()).toEqual({ kind: 'stand' });
});

test('two hands of a split are told apart, and the end says how each came out', async () => {
  const { field, line, lying, hows } = await atTable();
  await field.show(round(''), false);
  await field.show(round('split'), false);
  expect(line()).toBe('Hand 1, your move: Hit, Stand, Double');
  expect(field.element.querySelector('[aria-current="true"]')?.getAttribute('aria-label')).toMatch(/^Hand 1/);
  const end = round('split,double,double');
  expect(await field.show(end, false)).toContain('Hand 2: 8 of diamonds, 2 of clubs, 10 of hearts. Total 20. Won.');
  expect(lying().map((cards) => cards.length)).toEqual([3, 3, 3]);
  expect(hows()).toEqual(['', 'Won', 'Won']);
  expect(line()).toBe('You won 80.00\u00a0₴');
  field.rest();
  expect([line(), lying()[1]]).toEqual(['Press Deal for the cards', [null, null]]);
});

test('a further stake that was not taken is told with why, and the hand goes on', async () => {
  const { field, line, offered } = await atTable();
  field.enable(true);
  await field.show(round('', { refused: 'INSUFFICIENT_FUNDS' }), false);
  expect(line()).toMatch(/^There is not enough money for the further stake\. The hand goes on as it was\. Your move/);
  expect(await field.show(round('', { refused: 'LIMIT_REACHED' }), false)).toMatch(/^The further stake was not taken/);
  expect(offered()).toEqual(['hit', 'double', 'split']);
});

test.each([
  ['what comes back is no win', shoeOf(48, 32, 28, 33), 'stand', 'Your stake of 10.00\u00a0₴ is returned'],
  ['a blackjack is paid 3 to 2', shoeOf(0, 32, 48, 24), '', 'You won 25.00\u00a0₴'],
  ['a loss is said once', shoeOf(48, 32, 20, 33), 'stand', 'The round is lost'],
])('of a round that is over it is said what it came to: %s', async (_, shoe, steps, said) => {
  const { field, line } = await atTable();
  await field.show(round(steps, { shoe }), false);
  // King and eight, or six, against two nines.
  expect(line()).toBe(said);
});

test('the sheet has the best play of every hand, and checks a round by its seeds', async () => {
  const { blackjackPanels } = await import('./panels');
  document.querySelector('main')?.append(...blackjackPanels.pays('10.00', 'uah'));
  const row = (name: string) => {
    const found = [...document.querySelectorAll('.best tr')].find(
      (one) => one.querySelector('th')?.textContent === name,
    );
    return [...(found?.querySelectorAll('td') ?? [])].map((one) => one.textContent).join(' ');
  };
  expect(row('16')).toBe('S S S S S H H H H H');
  expect(row('11')).toBe('D D D D D D D D D H');
  expect(row('A,7')).toBe('S Ds Ds Ds Ds S S H H H');
  expect(row('8,8')).toBe('P P P P P P P P P P');
  const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'mine', nonce: 3 };
  const { layShoe } = await import('../../maths/blackjack/blackjack');
  const shoe = recompute((_: null, draw) => layShoe(draw), null, seeds);
  const { turn } = playBlackjack(shoe, []);
  const played = round(turn === null ? '' : 'stand', { shoe });
  const check = blackjackPanels.recheck?.again(
    { ...played, model: '', commitment: '', client_seed: '', server_seed: '' },
    seeds,
  );
  expect(check).toEqual({ good: true, text: 'The round is right: the same 60 cards and the same win' });
});
