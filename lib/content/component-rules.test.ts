import { isWithinWindow } from '@kozyr/contracts/date-window';
import { describe, expect, test } from 'vitest';
import {
  configNumber,
  configText,
  linkedComponents,
  pictureFor,
  SCREENS,
  secondsToNextChange,
  selectVisible,
  variantsOf,
} from './component-rules';
import { component, entry, general, link } from './component-sample';

const now = new Date('2026-11-20T12:00:00Z');
const picture = (key: string) => ({ imageUrl: `/content-media/${key}.webp`, key, alt: '', width: 750, height: 900 });

describe('content components at render', () => {
  const read = (config: ReturnType<typeof component>['config'], key = 'title') =>
    SCREENS.map((screen) => configText(component({ config }), key, screen));

  test('the date window has two optional ends, both inclusive', () => {
    expect(isWithinWindow({ startDate: null, endDate: null }, now)).toBe(true);
    expect(isWithinWindow({ startDate: now.toISOString(), endDate: now.toISOString() }, now)).toBe(true);
    expect(isWithinWindow({ startDate: '2026-11-20T12:00:01Z', endDate: null }, now)).toBe(false);
    expect(isWithinWindow({ startDate: null, endDate: '2026-11-20T11:59:59Z' }, now)).toBe(false);
  });

  test('each audience sees its own components in its own order', () => {
    const all = [
      component({ key: 'both', order: 2, orderNonAuth: 1 }),
      component({ key: 'members', withoutAuth: false, order: 1 }),
      component({ key: 'guests', withAuth: false, orderNonAuth: 0 }),
      component({ key: 'off', enabled: false }),
      component({ key: 'over', endDate: '2026-01-01T00:00:00Z' }),
    ];
    const keys = (audience: 'guest' | 'member') => selectVisible(all, { audience, now }).map((each) => each.key);
    expect(keys('member')).toEqual(['members', 'both']);
    expect(keys('guest')).toEqual(['guests', 'both']);
  });

  test('parts at every depth obey the same rules and the same order', () => {
    const parts = [
      component({ key: 'late', order: 3, orderNonAuth: 1, config: general(link(component({ enabled: false }))) }),
      component({ key: 'early', order: 1, orderNonAuth: 2 }),
      component({ key: 'members', withoutAuth: false, order: 2 }),
      component({ key: 'soon', startDate: '2026-11-20T12:00:01Z' }),
    ];
    const config = general(entry('title', 'Kept'), ...parts.map((part) => link(part)));
    const whole = component({ config: general(link(component({ key: 'middle', config }))) });
    const partsOf = (audience: 'guest' | 'member') => {
      const [seen] = selectVisible([whole], { audience, now });
      const [middle] = seen ? linkedComponents(seen, 'part', 'desktop') : [];
      return middle ? linkedComponents(middle, 'part', 'desktop') : [];
    };
    expect(partsOf('member').map(({ key }) => key)).toEqual(['early', 'members', 'late']);
    expect(partsOf('guest').map(({ key }) => key)).toEqual(['late', 'early']);
    expect(partsOf('guest')[0]?.config.general).toEqual([]);
  });

  test('parts of one order stay as the editor put them', () => {
    const parts = ['c', 'a', 'b'].map((key) => link(component({ key })));
    const [seen] = selectVisible([component({ config: general(...parts) })], { audience: 'guest', now });
    expect(seen && linkedComponents(seen, 'part', 'mobile').map(({ key }) => key)).toEqual(['c', 'a', 'b']);
  });

  test('the seconds to the nearest change by date are found at any depth', () => {
    const part = component({ startDate: '2026-11-20T12:00:30.001Z', endDate: '2026-11-21T00:00:00Z' });
    const whole = component({ endDate: '2026-11-20T12:05:00Z', config: general(link(part)) });
    expect(secondsToNextChange([whole], now)).toBe(31);
    expect(secondsToNextChange([component({ endDate: now.toISOString() })], now)).toBe(1);
    expect(secondsToNextChange([component({ startDate: '2026-01-01T00:00:00Z' })], now)).toBeUndefined();
    expect(secondsToNextChange([component({ endDate: 'never' })], now)).toBeUndefined();
  });

  // Config by screen, spec §3.
  test('what is general holds for every screen, whatever its breakpoint', () => {
    expect(read(general(entry('title', 'All')))).toEqual(['All', 'All', 'All']);
    expect(read(general(entry('title', 'All', { breakpoint: 'mobile' })))).toEqual(['All', 'All', 'All']);
  });

  test('mobile falls back to desktop when absent', () => {
    const desktop = [entry('title', 'Wide'), entry('href', '/wide')];
    const mobile = [entry('title', 'Narrow', { breakpoint: 'mobile' })];
    const config = { general: [entry('title', 'All'), entry('href', '/all')], desktop, mobile };
    expect(read(config)).toEqual(['Narrow', 'Wide', 'Wide']);
    expect(read(config, 'href')).toEqual(['/wide', '/wide', '/wide']);
  });

  test.each([
    ['mobile', 'mobile', ['It', 'Base', 'Base']],
    ['mobile', 'tablet', ['It', 'It', 'Base']],
    ['desktop', 'tablet', ['It', 'It', 'Base']],
  ] as const)('an entry of the list %s at %s is read where both fit', (list, breakpoint, expected) => {
    const config = { general: [], desktop: [entry('title', 'Base')], mobile: [] };
    const own = entry('title', 'It', { breakpoint });
    expect(read({ ...config, [list]: [...config[list], own] })).toEqual(expected);
  });

  test('the breakpoint of a general entry makes it the one of its screen', () => {
    const phone = entry('title', 'Phone', { breakpoint: 'mobile' });
    expect(read(general(entry('title', 'All'), phone))).toEqual(['Phone', 'All', 'All']);
  });

  test('numbers stay within bounds and bad ones fall back', () => {
    const desktop = [entry('limit', '900'), entry('bad', 'many')];
    const config = { general: [], desktop, mobile: [entry('limit', '6', { breakpoint: 'mobile' })] };
    const bounds = { fallback: 12, min: 1, max: 24 };
    const number = (key: string, screen: 'mobile' | 'desktop') =>
      configNumber(component({ config }), key, { ...bounds, screen });
    expect([number('limit', 'desktop'), number('limit', 'mobile'), number('bad', 'mobile')]).toEqual([24, 6, 12]);
    expect(number('none', 'desktop')).toBe(12);
  });

  test('ref and reference link components; a screen with links of its own shows those alone', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((key) => component({ key }));
    const links = [entry('slide', 'ref', { component: a }), entry('slide', 'reference', { component: b })];
    const own = entry('slide', 'ref', { component: c, breakpoint: 'mobile' });
    const block = component({ config: { general: links, desktop: [], mobile: [own] } });
    const keys = (screen: 'mobile' | 'desktop') => linkedComponents(block, 'slide', screen).map((each) => each.key);
    expect([keys('desktop'), keys('mobile')]).toEqual([['a', 'b'], ['c']]);
  });

  test('an image entry is the picture of its screen, else the component’s own is', () => {
    const mobile = [entry('picture', 'image', { breakpoint: 'mobile', image: picture('phone') })];
    const block = component({ image: picture('own'), config: { general: [], desktop: [], mobile } });
    expect(SCREENS.map((screen) => pictureFor(block, screen)?.key)).toEqual(['phone', 'own', 'own']);
    const named = component({ config: general(entry('picture', 'banner.webp', { image: picture('other') })) });
    expect(pictureFor(named, 'desktop')).toBeUndefined();
  });

  test('there is one variant where all screens read the same, else one for each value', () => {
    expect(variantsOf(() => ({ a: 1 }))).toEqual([{ screens: ['mobile', 'tablet', 'desktop'], value: { a: 1 } }]);
    expect(variantsOf((screen) => (screen === 'tablet' ? undefined : 'x'))).toEqual([
      { screens: ['mobile', 'desktop'], value: 'x' },
      { screens: ['tablet'], value: undefined },
    ]);
  });
});
