// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '<script id="config" type="application/json">{"locale":"en","hand":"amber-forge"}</script>';
  document.body.dataset.state = 'idle';
  document.body.removeAttribute('data-autoplay');
});

const turboAt = async (may_hurry: boolean) => {
  const { createTurbo } = await import('./turbo-switch');
  const turbo = createTurbo();
  expect(turbo.button.hidden).toBe(true);
  turbo.opened({ may_hurry });
  return turbo;
};

it('where the law lets results be hurried on there is a switch of turbo, off at first', async () => {
  const turbo = await turboAt(true);
  expect([turbo.button.hidden, turbo.on()]).toEqual([false, false]);
  turbo.button.click();
  expect([turbo.on(), turbo.button.getAttribute('aria-pressed')]).toEqual([true, 'true']);
});

it('where nothing may be hurried there is none, and it never is on', async () => {
  const turbo = await turboAt(false);
  turbo.button.click();
  expect([turbo.button.hidden, turbo.on()]).toEqual([true, false]);
});

it('turbo rests while rounds begin by themselves', async () => {
  const turbo = await turboAt(true);
  turbo.button.click();
  document.body.toggleAttribute('data-autoplay', true);
  expect(turbo.on()).toBe(false);
});

/** Reels that show two symbols, and what those pay at a bet that changes. */
async function look() {
  const { createPaysTip } = await import('./pays-tip');
  const reels = document.createElement('div');
  reels.innerHTML = '<div data-symbol="A"></div><div data-symbol="E"></div>';
  const now = { bet: '10.00' };
  const line = () => Object.assign(document.createElement('span'), { textContent: `5 × ${now.bet}` });
  const entry = (symbol: string, name: string) => ({ symbol, name, lines: [line()], note: '' });
  const tip = createPaysTip(reels, {
    all: () => [entry('A', 'Fox'), entry('E', 'K')],
    stands: () => document.body.dataset.state === 'idle',
  });
  document.body.append(reels, ...tip.elements);
  const [list, shown] = tip.elements;
  const press = (key: string) => list?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const told = () => list?.querySelector('[role="option"]')?.textContent ?? null;
  return {
    now,
    tip,
    press,
    told,
    shown,
    lit: () => reels.querySelector('.asked')?.getAttribute('data-symbol') ?? null,
  };
}

it('arrow keys walk through the symbols, each told with what it pays at the bet and lit on the reels', async () => {
  const { now, press, told, shown, lit } = await look();
  press('ArrowRight');
  expect([told(), lit(), shown?.hidden]).toEqual(['Fox, 5 × 10.00', 'A', false]);
  now.bet = '2.50';
  press('ArrowRight');
  expect([told(), lit()]).toEqual(['K, 5 × 2.50', 'E']);
  press('ArrowRight');
  expect(told()).toBe('Fox, 5 × 2.50');
  press('Escape');
  expect([told(), lit(), shown?.hidden]).toEqual([null, null, true]);
});

it('nothing is looked up while the reels turn', async () => {
  const { press, told } = await look();
  document.body.dataset.state = 'spinning';
  press('ArrowRight');
  expect(told()).toBeNull();
});
