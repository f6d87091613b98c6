// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AsyncButton } from './async-button';

test('a button is disabled and busy while its handler is pending, and runs it once for a double click', async () => {
  let finish: () => void = () => undefined;
  const handler = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  render(<AsyncButton onClick={handler}>Pay</AsyncButton>);
  const button = screen.getByRole('button', { name: 'Pay' });

  await userEvent.dblClick(button);
  expect(handler).toHaveBeenCalledTimes(1);
  expect(button).toHaveProperty('disabled', true);
  expect(button.getAttribute('aria-busy')).toBe('true');

  await act(async () => finish());
  expect(button).toHaveProperty('disabled', false);
  await userEvent.click(button);
  expect(handler).toHaveBeenCalledTimes(2);
});
