import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cashboxRoutes } from '../routes/cashbox-routes';
import {
  asPage,
  isOverlayShown,
  OVERLAY_MIN_WIDTH,
  opensAsPage,
  returnPathOf,
  withOverlay,
  withoutOverlay,
} from './cashbox-address';

const input = (query: string) => new URLSearchParams(query);

describe('how the cashbox opens (§2)', () => {
  test('the cashbox opens as a page under 768', () => {
    expect(opensAsPage({ width: 767, path: '/uk/games' })).toBe(true);
    expect(opensAsPage({ width: 768, path: '/uk/games' })).toBe(false);
  });

  test('the cashbox opens as a page where the path has /profile or /cashback in it', () => {
    for (const path of ['/uk/profile', '/cashback', '/kk/cashback/rules'])
      expect(opensAsPage({ width: 1440, path })).toBe(true);
    expect(opensAsPage({ width: 1440, path: '/uk/bonuses' })).toBe(false);
  });

  test('the cashbox opens as a page on its own page', () => {
    expect(opensAsPage({ width: 1440, path: '/uk/cashbox' })).toBe(true);
  });

  test('the width is the breakpoint of the style sheet', () => {
    expect(readFileSync('app/globals.css', 'utf8')).toContain(`--breakpoint-tablet: ${OVERLAY_MIN_WIDTH}px;`);
  });
});

describe('the overlay’s keys (§2)', () => {
  test('the overlay’s keys join the query of the page', () => {
    expect(withOverlay('/uk/games?tag=new#top', input('action=deposit&deposit-amount=75'))).toBe(
      '/uk/games?tag=new&cashbox=show&action=deposit&deposit-amount=75#top',
    );
  });

  test('the overlay takes nothing else from the link, and the keys of another link replace its own', () => {
    const open = withOverlay('/uk?a=1', input('action=deposit&deposit-amount=75&utm=x&cashbox=no'));
    expect(open).toBe('/uk?a=1&cashbox=show&action=deposit&deposit-amount=75');
    expect(withOverlay(open, input('action=history&history=rounds&history-page=2'))).toBe(
      '/uk?a=1&cashbox=show&action=history&history=rounds&history-page=2',
    );
  });

  test('the overlay’s keys go when it is closed, and the others stay', () => {
    expect(withoutOverlay('/uk/games?tag=new&cashbox=show&action=history&history-page=2&page=3#top')).toBe(
      '/uk/games?tag=new&page=3#top',
    );
    expect(withoutOverlay('/uk?cashbox=show&action=deposit')).toBe('/uk');
    expect(withoutOverlay('/uk/games?tag=new&cashbox=show&action=withdrawal&withdrawal=w1')).toBe('/uk/games?tag=new');
    const filtered = cashboxRoutes.history('all', 2, { group: 'games', from: '2026-01-01', to: '2026-01-31' });
    const open = withOverlay('/uk/games?tag=new&from=9', input(filtered.slice('/cashbox?'.length)));
    expect(open).toBe(
      '/uk/games?tag=new&from=9&cashbox=show&action=history&history=all&history-page=2&history-group=games&history-from=2026-01-01&history-to=2026-01-31',
    );
    expect(withoutOverlay(open)).toBe('/uk/games?tag=new&from=9');
    expect(withoutOverlay('/uk/cashbox?action=history')).toBe('/uk/cashbox?action=history');
  });

  test('the overlay’s keys lead to the page where there is no room', () => {
    expect(asPage(input('tag=new&cashbox=show&action=deposit&deposit-amount=75'))).toBe(
      '/cashbox?action=deposit&deposit-amount=75',
    );
    expect(asPage(input('cashbox=show'))).toBe('/cashbox');
  });

  test('cashbox=show is what shows it', () => {
    expect(isOverlayShown(input('cashbox=show'))).toBe(true);
    expect(isOverlayShown(input('cashbox=true'))).toBe(false);
    expect(isOverlayShown(input('action=deposit'))).toBe(false);
  });
});

test('a payment leads back to the page under the cashbox, with the cashbox over it', () => {
  const page = '/uk/cashbox?action=deposit';
  const over = '/uk/games/lucky-fox?cashbox=show&action=deposit&deposit-amount=75';
  expect(returnPathOf(over, page)).toBe('/uk/games/lucky-fox?cashbox=show&action=deposit');
  expect(returnPathOf('/uk/games/lucky-fox', page)).toBe(page);
  expect(returnPathOf(`/uk/games?q=${'a'.repeat(600)}&cashbox=show`, page)).toBe(page);
});
