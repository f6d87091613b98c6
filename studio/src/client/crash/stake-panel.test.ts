// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';

type Panel = typeof import('./stake-panel');
let panel: Panel;

beforeAll(async () => {
  const config = document.createElement('script');
  config.id = 'config';
  config.type = 'application/json';
  config.textContent = JSON.stringify({ locale: 'en' });
  document.body.append(config);
  panel = await import('./stake-panel');
});

test('an amount is whole units of money, spaces let be', () => {
  expect(panel.unitsOf('1 250')).toBe(125_000n);
  expect(panel.unitsOf('1\u00a0250')).toBe(125_000n);
  for (const wrong of ['', '-5', '1.5', 'ten', '1e3', '9999999999']) expect(panel.unitsOf(wrong)).toBeNull();
});

test('a target is a multiplier from 1.01 to 1000, written with comma or point', () => {
  expect(panel.targetOf('2')).toBe(200);
  expect(panel.targetOf('1,5x')).toBe(150);
  expect(panel.targetOf(' 1000 ')).toBe(100_000);
  for (const wrong of ['', '1', '1.00', '1000.01', '2.555', 'two', '-2']) expect(panel.targetOf(wrong)).toBeNull();
});

test('stakes are held within the limits, and the button says what it does', () => {
  let changes = 0;
  const made = panel.stakePanel({
    press: () => undefined,
    changed: () => {
      changes += 1;
    },
  });
  made.offer({ min: 500n, maxPlace: 100_000n, maxRound: 100_000n, chips: [500n, 1_000n] }, 'uah');
  expect(made.value()).toBe(1_000n);
  const amount = made.element.querySelector<HTMLInputElement>('[data-testid=amount]');
  if (!amount) throw new Error('There is an amount');
  amount.value = '999999';
  expect(made.value()).toBe(100_000n);
  amount.value = '0';
  expect(made.value()).toBe(500n);
  made.act('Bet 5', 'bet', true);
  expect(made.element.querySelector('[data-testid=act]')?.textContent).toBe('Bet 5');
  expect(changes).toBeGreaterThan(0);
});
