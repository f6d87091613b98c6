// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SCREENS, type Screen } from '@/lib/content/component-rules';
import { seenByClass, seenOn } from '@/tests/support/painted';
import { ByScreen, shownOn } from './by-screen';

const draw = (values: Record<Screen, string | undefined>) =>
  render(<ByScreen read={(screen) => values[screen]}>{(value) => value && <h2>{value}</h2>}</ByScreen>).container;

it('a value that all screens share stands once, with nothing around it', () => {
  expect(draw({ mobile: 'A', tablet: 'A', desktop: 'A' }).innerHTML).toBe('<h2>A</h2>');
});

it('each value stands once, shown where it is read', () => {
  const container = draw({ mobile: 'Short', tablet: 'Long', desktop: 'Long' });
  expect([...container.children].map((child) => [seenOn(child), child.textContent])).toEqual([
    [['mobile'], 'Short'],
    [['tablet', 'desktop'], 'Long'],
  ]);
});

it('a value stands on the screens that have it alone', () => {
  const container = draw({ mobile: undefined, tablet: undefined, desktop: 'Wide' });
  expect([...container.children].map(seenOn)).toEqual([['desktop']]);
});

it('every set of screens but all and none has a class', () => {
  const sets = [1, 2, 3, 4, 5, 6].map((bits) => SCREENS.filter((_, place) => bits & (1 << place)));
  expect(sets.map((screens) => seenByClass(shownOn(screens)))).toEqual(sets);
  expect(shownOn(SCREENS)).toBe('');
});
