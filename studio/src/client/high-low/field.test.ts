// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { decimal, payout } from '../../maths/decisions/ratio';
import { RETURN } from '../../maths/decisions/terms';
import { offersOn } from '../../maths/high-low/high-low';
import { fromMinor } from '../../page/amounts';
import type { HighLowView } from '../../rounds/round-view';
import type { DecidedRound } from '../decisions/field';

const PAGE = '<script id="config" type="application/json">{"title":"Cards","locale":"en"}</script><main></main>';

/** The round of 10.00 on these cards, as the studio writes it. */
function round(
  dealt: number[],
  patch: Partial<HighLowView> = {},
  status: DecidedRound['status'] = 'open',
): DecidedRound {
  const offers = offersOn(dealt, RETURN).map(({ multiplier, ...offer }) => ({
    ...offer,
    pays: multiplier && { multiplier: decimal(multiplier, 4), amount: fromMinor(payout(1_000n, multiplier)) },
  }));
  return {
    id: 'r',
    spin_id: 's',
    status,
    stake: '10.00',
    win: '0.00',
    balance: '990.00',
    failure: null,
    nonce: 0,
    created_at: '',
    outcome: {
      engine: 'high-low',
      step: dealt.length - 1,
      ended: null,
      timed_out: false,
      closes_at: '',
      now: null,
      dealt,
      steps: [],
      right: 0,
      skips_left: 3,
      offers,
      deck: null,
      ...patch,
    },
  };
}

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = PAGE;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollTo = () => undefined;
});

async function atTable() {
  const decide = vi.fn();
  const { createHighLowField } = await import('./field');
  const field = createHighLowField(decide);
  document.querySelector('main')?.append(field.element);
  field.priced('10.00', 'uah');
  const button = (name: string) => field.element.querySelector<HTMLButtonElement>(`.${name}`);
  const said = (name: string) => button(name)?.getAttribute('aria-label');
  return { field, button, said, decide };
}

test('every guess says what it pays and how many cards it is right for; on a king nothing is higher', async () => {
  const { field, button, said } = await atTable();
  expect(await field.show(round([50]), false)).toBe('The card is king of hearts. Higher, lower or the same?');
  field.enable(true);
  expect(said('higher')).toBe('Higher: not offered');
  expect(said('same')).toBe('Same: pays 164.90\u00a0₴, right for 3 of 51 cards');
  expect(said('lower')).toBe('Lower: pays 10.30\u00a0₴, right for 48 of 51 cards');
  expect(['higher', 'same', 'lower'].map((name) => button(name)?.disabled)).toEqual([true, false, false]);
});

test('keys guess and change the card by their place, and nothing while it is not the player’s turn', async () => {
  const { field, decide } = await atTable();
  await field.show(round([24]), false);
  expect(field.key('KeyH')).toBe(false);
  field.enable(true);
  for (const code of ['KeyH', 'KeyL', 'KeyS', 'KeyN', 'KeyX']) field.key(code);
  expect(decide.mock.calls.flat()).toEqual([
    { kind: 'guess', guess: 'higher' },
    { kind: 'guess', guess: 'lower' },
    { kind: 'guess', guess: 'same' },
    { kind: 'skip' },
  ]);
});

test('after a guess the first card stays', async () => {
  const { field, button, decide } = await atTable();
  const now = { multiplier: '2.0611', amount: '20.61' };
  const said = await field.show(round([24, 40], { steps: ['higher'], right: 1, skips_left: 0, now }), false);
  expect(said).toBe('Right: jack of clubs. Now ×2.06, 20.61\u00a0₴');
  field.enable(true);
  expect(button('skip')?.disabled).toBe(true);
  expect(field.key('KeyN')).toBe(false);
  expect(decide).not.toHaveBeenCalled();
});

test('the dealt cards are listed in order with the guess on each, the wrong one last', async () => {
  const { field } = await atTable();
  const lost = round([24, 40, 3], { steps: ['skip', 'higher'], ended: 'lost', offers: [] }, 'settled');
  expect(await field.show(lost, false)).toBe('Wrong: ace of spades. The round is lost');
  const told = [...field.element.querySelectorAll('.dealt li')].map((item) => item.getAttribute('aria-label'));
  expect(told).toEqual(['7 of clubs', 'Change the card: jack of clubs', 'Higher: ace of spades']);
  expect(field.element.querySelector('[data-testid="card"]')?.getAttribute('aria-label')).toBe('ace of spades');
});
