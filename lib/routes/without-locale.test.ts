import { LOCALES } from '@kozyr/contracts/locales';
import { expect, test } from 'vitest';
import { cashboxRoutes } from './cashbox-routes';
import { withoutLocale } from './paths';
import { routes } from './routes';

test('any of our languages is taken off, and nothing else', () => {
  for (const locale of LOCALES) {
    expect(withoutLocale(`/${locale}`)).toBe('/');
    expect(withoutLocale(`/${locale}?a=1`)).toBe('/?a=1');
    expect(withoutLocale(`/${locale}/games?tag=new#top`)).toBe('/games?tag=new#top');
  }
  for (const path of [routes.main(), routes.games(), routes.game('ok'), cashboxRoutes.at()])
    expect(withoutLocale(path)).toBe(path);
});
