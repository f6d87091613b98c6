// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Progress } from './progress';

test.each([
  [40.9, '40'],
  [100, '100'],
  [250, '100'],
  [-3, '0'],
  [Number.NaN, '0'],
])('%d of progress is shown as %s of 100', (value, shown) => {
  render(<Progress label="Wagered" value={value} />);
  const bar = screen.getByRole('progressbar', { name: 'Wagered' });
  expect(bar.getAttribute('aria-valuenow')).toBe(shown);
  expect(bar.getAttribute('aria-valuemax')).toBe('100');
});
