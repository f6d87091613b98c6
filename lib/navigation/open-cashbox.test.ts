// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { onCashboxPage, openCashbox, refineCashbox } from './open-cashbox';

const at = (address: string, width: number) => {
  window.history.replaceState(null, '', address);
  window.innerWidth = width;
};
const here = () => `${window.location.pathname}${window.location.search}`;

beforeEach(() => {
  document.documentElement.lang = 'uk';
});

test('the cashbox opens over the page on a wide screen: its query stays, nothing is loaded', () => {
  const go = vi.fn();
  const stop = onCashboxPage(go);
  at('/uk/games?tag=new', 1024);
  openCashbox({ action: 'deposit', depositAmount: '75' });
  expect(here()).toBe('/uk/games?tag=new&cashbox=show&action=deposit&deposit-amount=75');
  openCashbox({ action: 'history' });
  expect(here()).toBe('/uk/games?tag=new&cashbox=show&action=history');
  expect(go).not.toHaveBeenCalled();
  stop();
});

test.each([
  ['/uk/games', 500],
  ['/uk/profile', 1440],
  ['/uk/cashback', 1440],
])('the cashbox opens as a page on %s at %i', (address, width) => {
  const go = vi.fn();
  const stop = onCashboxPage(go);
  at(address, width);
  openCashbox({ depositAmount: '75' });
  expect(go).toHaveBeenCalledExactlyOnceWith('/uk/cashbox?action=deposit&deposit-amount=75');
  expect(here()).toBe(address);
  stop();
});

test('a filter changes the address where the cashbox stands: over the page, or on its own', () => {
  at('/uk/games?tag=new&cashbox=show&action=history&history=all&history-page=3', 1024);
  refineCashbox('/cashbox?action=history&history=all&history-group=games');
  expect(here()).toBe('/uk/games?tag=new&cashbox=show&action=history&history=all&history-group=games');
  at('/uk/cashbox?action=history&history=all&history-page=3', 1024);
  refineCashbox('/cashbox?action=history&history=all&history-group=games');
  expect(here()).toBe('/uk/cashbox?action=history&history=all&history-group=games');
});
