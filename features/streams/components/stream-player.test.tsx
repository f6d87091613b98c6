// @vitest-environment jsdom

import type { Stream } from '@kozyr/contracts/streams';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { StreamPlayer } from './stream-player';

const stream: Stream = {
  id: 'deal',
  name: 'Lamp Table',
  title_key: 'deal',
  on_air: true,
  hours: null,
  changes_at: null,
  playlist: 'deal/live.m3u8',
  poster: 'deal/poster.webp',
};

const asked = vi.fn(async () => {});
const playerOf = (over: Partial<Stream> = {}) => (
  <AppTexts locale="en" messages={{ ui: en.ui, streams: en.streams }}>
    <StreamPlayer stream={{ ...stream, ...over }} onRetry={asked} />
  </AppTexts>
);
const video = () => screen.getByLabelText<HTMLVideoElement>('Stream Lamp Table');
const source = () => video().getAttribute('src');

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a stream plays by the browser itself, muted, and says nothing once it runs', () => {
  render(playerOf());
  expect(source()).toBe('/stream-media/deal/live.m3u8');
  expect(video().muted).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Connecting to the stream');
  fireEvent.timeUpdate(video());
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a stream without a connection says so, and tries again by itself, ever more seldom', () => {
  render(playerOf());
  for (const wait of [2_000, 4_000, 8_000]) {
    fireEvent.error(video());
    expect(screen.getByRole('alert').textContent).toContain('No streaming connection');
    expect(source()).toBeNull();
    act(() => void vi.advanceTimersByTime(wait - 1));
    expect(source()).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(source()).toBe('/stream-media/deal/live.m3u8');
    expect(screen.getByRole('alert').textContent).toContain('No streaming connection');
  }
  fireEvent.timeUpdate(video());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a picture that stands still counts as lost, but not one that the viewer has stopped', () => {
  const paused = vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(true);
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(3);
  render(playerOf());
  fireEvent.timeUpdate(video());
  fireEvent.waiting(video());
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByRole('alert')).toBeNull();
  paused.mockReturnValue(false);
  fireEvent.waiting(video());
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByRole('alert').textContent).toContain('No streaming connection');
});

it('a stream comes back at once with the device’s connection', () => {
  render(playerOf());
  fireEvent.timeUpdate(video());
  fireEvent.offline(window);
  expect(screen.getByRole('alert').textContent).toContain('No streaming connection');
  fireEvent.online(window);
  expect(source()).toBe('/stream-media/deal/live.m3u8');
});

it('a press tries at once, after asking how the streams are', async () => {
  render(playerOf());
  fireEvent.error(video());
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(asked).toHaveBeenCalledOnce();
  expect(source()).toBe('/stream-media/deal/live.m3u8');
});

it('a stream that is off the air says when it starts, asks nothing, and plays then', () => {
  const { rerender } = render(playerOf({ on_air: false, changes_at: '2026-06-01T07:00:00.000Z' }));
  expect(screen.getByRole('alert').textContent).toMatch(/No streaming connection.*It starts at \d\d:\d\d/);
  expect(source()).toBeNull();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(source()).toBeNull();
  rerender(playerOf());
  expect(source()).toBe('/stream-media/deal/live.m3u8');
});
