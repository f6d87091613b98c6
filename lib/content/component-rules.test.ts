import type { ConfigEntry, ContentComponent } from '@kozyr/contracts/content';
import { describe, expect, test } from 'vitest';
import {
  configNumber,
  configText,
  entriesFor,
  isWithinWindow,
  linkedComponents,
  pictureFor,
  selectVisible,
} from './component-rules';

const now = new Date('2026-11-20T12:00:00Z');

function component(over: Partial<ContentComponent> = {}): ContentComponent {
  return {
    key: 'block',
    text: '',
    type: 'text',
    withAuth: true,
    withoutAuth: true,
    enabled: true,
    order: 1,
    orderNonAuth: 1,
    language: 'ua',
    startDate: null,
    endDate: null,
    image: null,
    dynamicContent: null,
    config: { general: [], desktop: [], mobile: [] },
    ...over,
  };
}
const entry = (key: string, value: string, more: Partial<ConfigEntry> = {}): ConfigEntry => ({
  key,
  value,
  breakpoint: 'desktop',
  ...more,
});

describe('content components at render', () => {
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

  test('mobile falls back to desktop when absent', () => {
    const config = { general: [entry('href', '/games')], desktop: [entry('limit', '12')], mobile: [] };
    expect(entriesFor(component({ config }), 'mobile').map((each) => each.key)).toEqual(['limit', 'href']);
    const own = { ...config, mobile: [entry('limit', '6')] };
    expect(entriesFor(component({ config: own }), 'mobile').map((each) => each.value)).toEqual(['6', '/games']);
  });

  test('numbers stay within bounds and bad ones fall back', () => {
    const config = { general: [entry('limit', '900'), entry('bad', 'many')], desktop: [], mobile: [] };
    const block = component({ config });
    const bounds = { fallback: 12, min: 1, max: 24 };
    expect(configNumber(block, 'limit', bounds)).toBe(24);
    expect(configNumber(block, 'bad', bounds)).toBe(12);
    expect(configText(block, 'none')).toBeUndefined();
  });

  test('ref and reference link components', () => {
    const a = component({ key: 'a' });
    const b = component({ key: 'b' });
    const general = [entry('slide', 'ref', { component: a }), entry('slide', 'reference', { component: b })];
    const block = component({ config: { general, desktop: [], mobile: [] } });
    expect(linkedComponents(block, 'slide').map((each) => each.key)).toEqual(['a', 'b']);
  });

  test('an image entry is the picture of its screen, else the component’s own is', () => {
    const picture = (key: string) => ({
      imageUrl: `/content-media/${key}.webp`,
      key,
      alt: '',
      width: 750,
      height: 900,
    });
    const mobile = [entry('picture', 'image', { breakpoint: 'mobile', image: picture('phone') })];
    const block = component({ image: picture('own'), config: { general: [], desktop: [], mobile } });
    expect(pictureFor(block, 'mobile')?.key).toBe('phone');
    expect(pictureFor(block, 'desktop')?.key).toBe('own');
    const named = [entry('picture', 'banner.webp', { image: picture('other') })];
    expect(pictureFor(component({ config: { general: named, desktop: [], mobile: [] } }), 'desktop')).toBeUndefined();
  });
});
