import { expect, it } from 'vitest';
import { SCREENS } from '@/lib/content/component-rules';
import { component, entry } from '@/lib/content/component-sample';
import { seenByClass } from '@/tests/support/painted';
import { railLimit } from './rail-limit';

const bounds = { fallback: 12, min: 1, max: 24 };
const limits = (mobile: string, desktop: string) =>
  component({
    config: {
      general: [],
      desktop: [entry('limit', desktop)],
      mobile: [entry('limit', mobile, { breakpoint: 'mobile' })],
    },
  });

it('a rail holds as many tiles as the screen with the most, and hides the rest from the others', () => {
  const { most, classAt } = railLimit(limits('2', '4'), SCREENS, bounds);
  expect(most).toBe(4);
  const [wide, all] = [SCREENS.filter((screen) => screen !== 'mobile'), [...SCREENS]];
  expect([0, 1, 2, 3].map((place) => seenByClass(classAt(place)))).toEqual([all, all, wide, wide]);
});

it('a rail may show more on a phone than elsewhere', () => {
  const { most, classAt } = railLimit(limits('4', '2'), SCREENS, bounds);
  expect([most, ...[1, 2].map((place) => seenByClass(classAt(place)))]).toEqual([4, [...SCREENS], ['mobile']]);
});

it('a limit is asked of the screens it is for alone', () => {
  const { most, classAt } = railLimit(limits('2', '4'), ['mobile'], bounds);
  expect([most, classAt(0), classAt(1)]).toEqual([2, '', '']);
});
