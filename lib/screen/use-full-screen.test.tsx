// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useUiFlags } from '../ui-flags/ui-flags';
import { useFullScreen } from './use-full-screen';

function Stage() {
  const { full, enter, leave } = useFullScreen();
  return (
    <button type="button" onClick={full ? leave : enter}>
      {full ? 'whole' : 'part'}
    </button>
  );
}
const press = () => act(() => screen.getByRole('button').click());
const shown = () => screen.getByRole('button').textContent;
const covered = () => useUiFlags.getState().scrollDisabled;

afterEach(() => {
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  Reflect.deleteProperty(document, 'fullscreenElement');
});

it('full screen covers the viewport where the browser has none, and lets the page go again', () => {
  render(<Stage />);
  press();
  expect([shown(), covered()]).toEqual(['whole', true]);
  press();
  expect([shown(), covered()]).toEqual(['part', false]);
});

it('full screen covers the viewport also where the browser refuses', async () => {
  document.documentElement.requestFullscreen = vi.fn().mockRejectedValue(new TypeError('not by a press'));
  render(<Stage />);
  await act(async () => screen.getByRole('button').click());
  expect([shown(), covered()]).toEqual(['whole', true]);
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect([shown(), covered()]).toEqual(['part', false]);
});

it('full screen ends when the browser has left it, and takes the browser along when it ends itself', () => {
  const exit = vi.fn().mockResolvedValue(undefined);
  Object.assign(document, { exitFullscreen: exit });
  const inside = (element: Element | null) =>
    Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
  document.documentElement.requestFullscreen = vi.fn().mockResolvedValue(undefined);
  render(<Stage />);
  press();
  inside(document.documentElement);
  act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  expect(shown()).toBe('whole');
  inside(null);
  act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  expect(shown()).toBe('part');
  expect(exit).not.toHaveBeenCalled();
  press();
  inside(document.documentElement);
  press();
  expect(exit).toHaveBeenCalledTimes(1);
});
