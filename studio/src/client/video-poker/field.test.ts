// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { shuffleDeck } from '../../maths/decisions/cards';
import { decimal, payout } from '../../maths/decisions/ratio';
import { playVideoPoker } from '../../maths/video-poker/video-poker';
import { fromMinor, moneyText } from '../../page/amounts';
import type { DecidedRound } from '../decisions/field';
import { recompute } from '../recompute';

const PAGE =
  '<script id="config" type="application/json">{"title":"Cards","locale":"en","model":{"engine":"video-poker","rtp":"96.14"}}</script><main></main>';

/** Jack of clubs, two of diamonds, jack of hearts, four of spades, five of clubs; then a two, a three, a four. */
const DECK = [40, 5, 42, 15, 16, 4, 8, 12, 20, 24];

/** The round of 10.00 with these cards, as the studio writes it; held: as it is over. */
function round(held: number[] | null, id = 'r', deck = DECK): DecidedRound {
  const { multiplier, ...outcome } = playVideoPoker(deck, held ? [{ kind: 'hold', held }] : []);
  const amount = multiplier ? fromMinor(payout(1_000n, multiplier)) : '0.00';
  return {
    id,
    spin_id: 's',
    status: held ? 'settled' : 'open',
    stake: '10.00',
    win: held ? amount : '0.00',
    balance: '990.00',
    failure: null,
    nonce: 0,
    created_at: '',
    outcome: {
      engine: 'video-poker',
      step: held ? 1 : 0,
      timed_out: false,
      closes_at: '',
      now: multiplier && { multiplier: decimal(multiplier, 4), amount },
      ...outcome,
      deck: held ? deck : null,
    },
  };
}

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = PAGE;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

async function atTable() {
  const { createVideoPokerField } = await import('./field');
  const field = createVideoPokerField();
  document.querySelector('main')?.append(field.element);
  field.priced('10.00', 'uah');
  const places = [...field.element.querySelectorAll<HTMLButtonElement>('button.place')];
  return {
    field,
    places,
    pressed: () => places.map((place) => place.getAttribute('aria-pressed')),
    marks: () => places.map((place) => place.querySelector('.mark')?.textContent),
    line: () => field.element.querySelector('[data-testid="hand"]')?.textContent,
    told: () => field.element.querySelector('[role="status"]')?.textContent,
    lit: () => field.element.querySelector('.paytable .lit th')?.textContent,
  };
}

test('a deal is told card by card, with what it pays if all are held', async () => {
  const { field, places, line, lit } = await atTable();
  expect(await field.show(round(null), false)).toBe(
    'Dealt: jack of clubs, 2 of diamonds, jack of hearts, 4 of spades, 5 of clubs. Jacks or better. Choose the cards to hold, then draw.',
  );
  expect(line()).toBe('Jacks or better: 10.00\u00a0₴ if you hold all');
  expect(lit()).toBeUndefined();
  expect(field.element.querySelector('.paytable .now')?.getAttribute('aria-current')).toBe('true');
  expect(places[2]?.getAttribute('aria-label')).toBe('Card 3: jack of hearts');
});

test('cards are held by pointer and by number, told in words, and let go again; nothing while it is not the player’s turn', async () => {
  const { field, places, pressed, marks, told } = await atTable();
  await field.show(round(null), false);
  field.key('Digit1');
  expect(pressed()).toEqual(['false', 'false', 'false', 'false', 'false']);
  field.enable(true);
  for (const code of ['Digit1', 'Numpad3', 'Digit5', 'KeyH', 'KeyC']) field.key(code);
  expect(told()).toBe('Card 5 is held: 5 of clubs');
  places[4]?.click();
  expect(told()).toBe('Card 5 will be changed: 5 of clubs');
  expect(pressed()).toEqual(['true', 'false', 'true', 'false', 'false']);
  expect(marks()).toEqual(['Held', '', 'Held', '', '']);
  expect(field.one?.action()).toEqual({ kind: 'hold', held: [0, 2] });
});

test('what was held stays held when the same round is looked at again, and not in the next one', async () => {
  const { field, pressed } = await atTable();
  await field.show(round(null), false);
  field.enable(true);
  field.key('Digit2');
  await field.show(round(null), false);
  expect(pressed()[1]).toBe('true');
  await field.show(round(null, 'next'), false);
  expect(pressed()).not.toContain('true');
});

test('a win lights its line and is told with its cards', async () => {
  const { field, line, lit, marks } = await atTable();
  // The two jacks and the two are held; another two comes, and a three.
  const over = round([0, 1, 2]);
  const said = 'jack of clubs, 2 of diamonds, jack of hearts, 2 of clubs, 3 of clubs. Two pair: you won 20.00\u00a0₴';
  expect(await field.show(over, false)).toBe(said);
  expect(field.one?.said(over, 'uah')).toBe(said);
  expect([line(), lit()]).toEqual(['Two pair: you won 20.00\u00a0₴', 'Two pair']);
  expect(marks()).toEqual(['Held', 'Held', 'Held', '', '']);
});

test('a stake that comes back is no win, and a hand that pays nothing is lost', async () => {
  const { field, line, lit } = await atTable();
  await field.show(round([0, 1, 2, 3, 4]), false);
  expect([line(), lit()]).toEqual(['Jacks or better: your stake of 10.00\u00a0₴ is returned', 'Jacks or better']);
  await field.show(round([3, 4], 'next'), false);
  expect([line(), lit()]).toEqual(['No paying hand: the round is lost', undefined]);
});

test('the sheet names every pay and the return of perfect play, and computes a round again', async () => {
  const { videoPokerPanels } = await import('./panels');
  const text = (nodes: Node[]) => nodes.map((node) => node.textContent).join(' ');
  expect(text(videoPokerPanels.pays('10.00', 'uah'))).toContain(`Royal flush800${moneyText('8000.00', 'uah')}`);
  expect(text(videoPokerPanels.rules('uah'))).toContain('96.14\u00a0%');
  const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'mine', nonce: 4 };
  const deck = recompute((_: null, draw) => shuffleDeck(draw), null, seeds);
  const played = {
    ...round([0, 2], 'r', deck),
    model: 'jacks',
    commitment: '',
    client_seed: 'mine',
    server_seed: null,
  };
  expect(videoPokerPanels.recheck.again(played, seeds)).toEqual({
    good: true,
    text: 'The round is right: the same 52 cards and the same win',
  });
  expect(videoPokerPanels.recheck.again(played, { ...seeds, nonce: 5 }).good).toBe(false);
  expect(videoPokerPanels.recheck.extra?.(played)).toEqual({ steps: 'hold-13' });
});
