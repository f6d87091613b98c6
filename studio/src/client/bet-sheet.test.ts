// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from './own-texts/en';
import { typedAmount } from './typed-amount';
import { readTypedBet } from './typed-bet';

const OFFERED = ['1.00', '2.00', '10.00', '1250.00'];

test('an amount is read as people type it, with a point or a comma and with spaces, and nothing else is one', () => {
  expect(['12', '12.4', '12,40', ' 1 250.5 ', '1\u202f250', '12.', '0'].map(typedAmount)).toEqual([
    ...[1_200n, 1_240n, 1_240n, 125_050n, 125_000n, 1_200n, 0n],
  ]);
  for (const none of ['', ' ', '.5', '-5', '1e3', '12.405', '1.250,00', 'ten', '12 ₴', '1234567890'])
    expect(typedAmount(none), none).toBeNull();
});

test('a typed bet is taken between the least and the largest in whole steps; whatever else it is says what would be taken', () => {
  expect(readTypedBet('12.40', OFFERED)).toEqual({ fault: null, bet: 1_240n });
  expect(readTypedBet('1250', OFFERED)).toEqual({ fault: null, bet: 125_000n });
  expect(readTypedBet('0.80', OFFERED)).toEqual({ fault: 'too-low', bound: 100n });
  expect(readTypedBet('1250.20', OFFERED)).toEqual({ fault: 'too-high', bound: 125_000n });
  expect(readTypedBet('12.45', OFFERED)).toEqual({ fault: 'between-steps', below: 1_240n, above: 1_260n });
  expect(readTypedBet('much', OFFERED)).toEqual({ fault: 'no-amount' });
});

const chosen = vi.fn();
const input = () => document.querySelector<HTMLInputElement>('dialog input');
const alert = () => document.querySelector('dialog [role="alert"]')?.textContent;

function type(text: string): void {
  const field = input();
  if (!field) throw new Error('There is no field');
  field.value = text;
  field.dispatchEvent(new Event('input'));
}

async function openSheet(): Promise<void> {
  const { openBetSheet } = await import('./bet-sheet');
  openBetSheet({ offered: OFFERED, bet: '10.00', currency: 'uah', choose: chosen });
}

beforeEach(async () => {
  vi.resetModules();
  chosen.mockReset();
  document.body.innerHTML = '<script id="config" type="application/json">{"title":"Fox","locale":"en"}</script>';
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.remove();
  };
  await openSheet();
});

test('the sheet opens on the bet as it is, with the keyboard in the field and the bounds beside it', () => {
  expect(document.activeElement).toBe(input());
  expect(input()?.value).toBe('10');
  const [hint] = (input()?.getAttribute('aria-describedby') ?? '').split(' ');
  expect(document.getElementById(hint ?? '')?.textContent).toBe(
    'From 1.00\u00a0₴ to 1\u202f250.00\u00a0₴, in steps of 0.20\u00a0₴.',
  );
});

test('Enter takes what was typed and closes the sheet', () => {
  type('12,4');
  input()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(chosen.mock.calls).toEqual([['12.40']]);
  expect(document.querySelector('dialog')).toBeNull();
});

test('what the game does not take stays to be corrected, is marked, and says what to type; the next letter takes the mark away', () => {
  type('12.45');
  document.querySelector<HTMLButtonElement>('[data-testid="set-bet"]')?.click();
  expect(alert()).toBe('Bets go in steps of 0.20\u00a0₴. Type 12.40\u00a0₴ or 12.60\u00a0₴.');
  expect(input()?.getAttribute('aria-invalid')).toBe('true');
  type('12.4');
  expect([alert(), input()?.getAttribute('aria-invalid')]).toEqual(['', 'false']);
  type('2000');
  document.querySelector<HTMLButtonElement>('[data-testid="set-bet"]')?.click();
  expect(alert()).toContain('The largest bet is 1\u202f250.00\u00a0₴.');
  type('');
  document.querySelector<HTMLButtonElement>('[data-testid="set-bet"]')?.click();
  expect(alert()).toBe(en.amountWanted);
  expect(chosen).not.toHaveBeenCalled();
});

test('an offered bet is taken with one press, and the one that stands is marked', () => {
  const picks = [...document.querySelectorAll<HTMLButtonElement>('.picks button')];
  expect(picks.map((pick) => pick.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true', 'false']);
  picks[1]?.click();
  expect(chosen.mock.calls).toEqual([['2.00']]);
});
