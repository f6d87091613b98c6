// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { DiceView, KenoView, PlinkoView } from '../../rounds/round-view';
import { en } from './texts/en';

const PAGE = '<script id="config" type="application/json">{"title":"Pearls","locale":"en"}</script><main></main>';
const pace = { skip: () => false, waitForResume: async () => undefined };

/** Every question about the screen is answered alike, until it is turned. */
const screen = Object.assign(new EventTarget(), { matches: true });

beforeEach(() => {
  screen.matches = true;
  vi.resetModules();
  document.body.innerHTML = PAGE;
  document.body.dataset.state = 'idle';
  vi.stubGlobal('matchMedia', () => screen);
  Element.prototype.scrollIntoView = () => undefined;
});

const put = (element: Element) => document.querySelector('main')?.append(element);
const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  );
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
};

async function dice() {
  const { createDiceField } = await import('../dice/dice-field');
  const field = createDiceField();
  put(field.element);
  field.priced('10.00', 'uah');
  return field;
}

async function keno() {
  const { createKenoField } = await import('../keno/keno-field');
  const field = createKenoField();
  put(field.element);
  field.enable(true);
  return field;
}

async function plinko() {
  const { createPlinkoField } = await import('../plinko/plinko-field');
  const field = createPlinkoField();
  put(field.element);
  return field;
}

const radio = (value: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`);
  if (!found) throw new Error(`There is no choice ${value}`);
  return found;
};

test('dice: side and chance are chosen, and what wins and what it pays stand beside them', async () => {
  const field = await dice();
  expect(field.choice()).toEqual({ engine: 'dice', side: 'under', winning: 5_000 });
  expect(text('.facts-row')).toContain('50.00\u00a0%');
  expect(text('.facts-row')).toContain('below 50.00');
  expect(text('.facts-row')).toContain('×1.94 · 19.40\u00a0₴');
  radio('over').click();
  for (let press = 0; press < 3; press += 1) button(en.lessChance).click();
  expect(field.choice()).toEqual({ engine: 'dice', side: 'over', winning: 4_850 });
  expect(text('.facts-row')).toContain('51.50 and above');
  expect(text('.facts-row')).toContain('×2.00 · 20.00\u00a0₴');
});

test('dice: nothing is chosen while a round is shown, and what was rolled is said', async () => {
  const field = await dice();
  field.enable(false);
  button(en.moreChance).click();
  expect(field.choice()).toMatchObject({ winning: 5_000 });
  const view: DiceView = { engine: 'dice', side: 'over', winning: 1_000, rolled: 9_001, multiplier: '9.7000' };
  expect(await field.show(view, pace)).toBe('Rolled 90.01');
  expect(document.querySelector<HTMLElement>('.rolled')?.dataset.result).toBe('won');
  expect(field.choice()).toEqual({ engine: 'dice', side: 'over', winning: 1_000 });
  expect(await field.show({ ...view, rolled: 8_999, multiplier: '0.0000' }, pace)).toBe('Rolled 89.99');
  expect(document.querySelector<HTMLElement>('.rolled')?.dataset.result).toBe('lost');
});

test('keno: numbers are marked and taken back, ten at most, and an empty ticket says what to do', async () => {
  const field = await keno();
  expect(field.choice()).toBe(en.markSome);
  button('Number 17').click();
  button('Number 3').click();
  button('Number 17').click();
  button('Number 40').click();
  expect(field.choice()).toEqual({ engine: 'keno', marked: [3, 40] });
  expect(text('.count')).toBe('2 of 10 marked');
  // Two hits pay ten stakes, one what makes the return whole.
  expect([...document.querySelectorAll('.ladder li')].map(({ textContent }) => textContent)).toEqual([
    '1 · ×1.02',
    '2 · ×10.00',
  ]);
  for (let number = 1; number <= 12; number += 1) button(`Number ${number}`).click();
  expect(text('.count')).toBe('You can mark at most 10 numbers');
  const choice = field.choice();
  expect(typeof choice === 'object' && choice.engine === 'keno' && choice.marked.length).toBe(10);
  button(en.clear).click();
  expect(field.choice()).toBe(en.markSome);
  button(en.random).click();
  const random = field.choice();
  expect(typeof random === 'object' && random.engine === 'keno' && new Set(random.marked).size).toBe(6);
});

test('keno: what was drawn is shown on the ticket, told by words, and the hits light their pay', async () => {
  const field = await keno();
  const view: KenoView = {
    engine: 'keno',
    marked: [2, 9],
    drawn: [9, 1, 3, 5, 7, 11, 13, 15, 17, 2],
    multiplier: '10.0000',
  };
  expect(await field.show(view, pace)).toBe('Drawn: 1, 2, 3, 5, 7, 9, 11, 13, 15, 17. 2 of 2 hit');
  expect(button('Number 9: marked and drawn').dataset.drawn).toBe('hit');
  expect(button('Number 17: drawn, not marked').dataset.drawn).toBe('missed');
  expect(document.querySelector('.ladder .now')?.textContent).toBe('2 · ×10.00');
  field.start();
  expect(document.querySelectorAll('[data-drawn]')).toHaveLength(0);
  expect(field.choice()).toEqual({ engine: 'keno', marked: [2, 9] });
});

test('keno: the arrows walk the ticket, and Space on a number is not the big button', async () => {
  await keno();
  const pressed = vi.fn();
  document.addEventListener('keydown', pressed);
  const key = (code: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
  button('Number 1').focus();
  key('ArrowRight');
  key('ArrowDown');
  expect(document.activeElement?.textContent).toBe('10');
  pressed.mockClear();
  key('Space');
  expect(pressed).not.toHaveBeenCalled();
  document.removeEventListener('keydown', pressed);
});

test('plinko: rows and risk are chosen, the board has a slot more than rows, and where the ball fell is lit and said', async () => {
  const field = await plinko();
  expect(field.choice()).toEqual({ engine: 'plinko', rows: 12, risk: 'medium' });
  radio('16').click();
  expect(document.body.textContent).toContain('RiskLowMediumHigh');
  radio('high').click();
  expect(field.choice()).toEqual({ engine: 'plinko', rows: 16, risk: 'high' });
  const slots = () => [...document.querySelectorAll('.slots li')];
  expect(slots()).toHaveLength(17);
  expect([slots()[0]?.textContent, slots()[16]?.textContent]).toEqual(['1\u202f000', '1\u202f000']);
  const view: PlinkoView = {
    engine: 'plinko',
    rows: 8,
    risk: 'low',
    path: [1, 1, 1, 1, 1, 1, 1, 1],
    multiplier: '5.6000',
  };
  expect(await field.show(view, pace)).toBe('Slot 9 of 9');
  expect(slots()).toHaveLength(9);
  expect(slots().findIndex((slot) => slot.classList.contains('now'))).toBe(8);
  expect(field.choice()).toEqual({ engine: 'plinko', rows: 8, risk: 'low' });
  field.start();
  expect(document.querySelector('.slots .now')).toBeNull();
});

test('plinko: when the screen is turned the board is laid anew, and the slot where the ball fell stays lit', async () => {
  const field = await plinko();
  const view: PlinkoView = {
    engine: 'plinko',
    rows: 8,
    risk: 'low',
    path: [1, 0, 1, 0, 0, 0, 0, 0],
    multiplier: '1.1000',
  };
  await field.show(view, pace);
  const shape = () => document.querySelector<HTMLElement>('.board')?.style.getPropertyValue('--shape');
  const lying = shape();
  screen.matches = false;
  screen.dispatchEvent(new Event('change'));
  expect(Number(shape())).toBeLessThan(Number(lying));
  expect([...document.querySelectorAll('.slots li')].findIndex((slot) => slot.classList.contains('now'))).toBe(2);
});

test.each(['dice', 'keno', 'plinko'] as const)(
  '%s: a round of another game is not taken for one of its own',
  async (engine) => {
    const fields = { dice, keno, plinko };
    const field = await fields[engine]();
    const other: DiceView | KenoView =
      engine === 'dice'
        ? { engine: 'keno', marked: [1], drawn: [2], multiplier: '0.0000' }
        : { engine: 'dice', side: 'over', winning: 100, rolled: 1, multiplier: '0.0000' };
    expect(await field.show(other, pace)).toBe('');
  },
);
