import { expect, test } from 'vitest';
import { cashboxRoutes } from './cashbox-routes';
import { localePath } from './paths';

test('every path gets its locale, query and hash kept', () => {
  expect(localePath('uk', '/')).toBe('/uk');
  expect(localePath('kk', '/?cashbox=show')).toBe('/kk?cashbox=show');
  expect(localePath('en', '/games?tag=new#top')).toBe('/en/games?tag=new#top');
});

test('the cashbox address carries its action and a preset amount', () => {
  expect(cashboxRoutes.at()).toBe('/cashbox?action=deposit');
  expect(cashboxRoutes.at('deposit', '50.00')).toBe('/cashbox?action=deposit&deposit-amount=50.00');
});
