// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip';
import { TooltipGroup } from './tooltip-group';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

test('a tooltip opens after 700 ms, at once within 300 ms of the last one, and by the keyboard at once', async () => {
  render(
    <TooltipGroup>
      <Tooltip content="Full screen">
        <button type="button">F</button>
      </Tooltip>
    </TooltipGroup>,
  );
  const button = screen.getByRole('button', { name: 'F' });
  const isOpen = () => button.hasAttribute('aria-describedby');
  const enter = () => fireEvent.pointerMove(button, { pointerType: 'mouse' });
  const leave = () => fireEvent.pointerLeave(button);

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
