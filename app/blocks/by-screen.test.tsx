// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SCREENS, type Screen } from '@/lib/content/component-rules';
import { ByScreen, shownOn } from './by-screen';

const draw = (values: Record<Screen, string | undefined>) =>
  render(<ByScreen read={(screen) => values[screen]}>{(value) => value && <h2>{value}</h2>}</ByScreen>).container;

it('a value that all screens share stands once, with nothing around it', () => {
  expect(draw({ mobile: 'A', tablet: 'A', desktop: 'A' }).innerHTML).toBe('<h2>A</h2>');
});

it('each value stands once, shown where it is read', () => {
  const container = draw({ mobile: 'Short', tablet: 'Long', desktop: 'Long' });
  expect([...container.children].map((child) => [child.className, child.textContent])).toEqual([
    ['tablet:hidden', 'Short'],
    ['max-tablet:hidden', 'Long'],
  ]);
});

it('a value stands on the screens that have it alone', () => {
  const container = draw({ mobile: undefined, tablet: undefined, desktop: 'Wide' });
  expect([...container.children].map(({ className }) => className)).toEqual(['max-desktop:hidden']);
});

it('every set of screens but all and none has a class', () => {
  const sets = [1, 2, 3, 4, 5, 6].map((bits) => SCREENS.filter((_, place) => bits & (1 << place)));
  expect(new Set(sets.map(shownOn)).size).toBe(6);
  expect(sets.map(shownOn)).not.toContain('');
  expect(shownOn(SCREENS)).toBe('');
});
