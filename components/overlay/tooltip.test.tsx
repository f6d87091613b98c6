// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

test('a tooltip opens after 700 ms, at once within 300 ms of the last one, and by the keyboard at once', async () => {
  render(
    <Tooltip content="Full screen">
      <button type="button">F</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'F' });
  const around = button.parentElement ?? button;
  const isOpen = () => button.hasAttribute('aria-describedby');
  const enter = () => fireEvent.pointerEnter(around, { pointerType: 'mouse' });
  const leave = () => fireEvent.pointerLeave(around);

  enter();
  await wait(699);
  expect(isOpen()).toBe(false);
  await wait(1);
  expect(isOpen()).toBe(true);

  leave();
  expect(isOpen()).toBe(false);
  await wait(299);
  enter();
  await wait(0);
  expect(isOpen()).toBe(true);

  leave();
  await wait(300);
  enter();
  await wait(699);
  expect(isOpen()).toBe(false);
  leave();

  fireEvent.focus(button);
  await wait(0);
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(isOpen()).toBe(false);
});
