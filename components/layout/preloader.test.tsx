// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const script = readFileSync('app/shell/first-visit.js', 'utf8');
const root = document.documentElement;
const state = () => root.getAttribute('data-first-visit');

/** A document that loads: the browser runs the script before anything else. setting: PRELOADER_MS as its tag in the page carries it. */
function open(setting?: string): void {
  root.removeAttribute('data-first-visit');
  const tag = document.createElement('script');
  if (setting !== undefined) tag.setAttribute('data-preloader-ms', setting);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(tag);
  runInThisContext(script);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('the preloader covers a first visit that never finishes loading for 3000 ms and no longer (§2, §9)', () => {
  open();
  expect(state()).toBe('');
  vi.advanceTimersByTime(2999);
  expect(state()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(state()).toBeNull();
});

test('the preloader goes sooner when everything is loaded sooner', () => {
  open();
  vi.advanceTimersByTime(400);
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(299);
  expect(state()).toBe('');
  vi.advanceTimersByTime(1);
  expect(state()).toBe('fading');
  vi.advanceTimersByTime(200);
  expect(state()).toBeNull();
});

test('the preloader does not come back when loading ends after it has gone', () => {
  open();
  vi.advanceTimersByTime(3000);
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(300);
  expect(state()).toBeNull();
});

test('a returning visitor never sees the preloader', () => {
  open();
  vi.advanceTimersByTime(3000);
  open();
  expect(state()).toBeNull();
});

test('nobody sees the preloader where nothing can be remembered', () => {
  const denied = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  open();
  expect(state()).toBeNull();
  denied.mockRestore();
});

test('the preloader covers, with PRELOADER_MS=3000, every start for exactly 3000 ms, however soon the page is ready (§2, §9)', () => {
  for (const start of ['first', 'second']) {
    open('3000');
    window.dispatchEvent(new Event('load'));
    expect([start, state()]).toEqual([start, '']);
    vi.advanceTimersByTime(2800);
    expect(state()).toBe('fading');
    vi.advanceTimersByTime(199);
    expect(state()).toBe('fading');
    vi.advanceTimersByTime(1);
    expect(state()).toBeNull();
    vi.runAllTimers();
  }
});

test('the preloader is never seen with PRELOADER_MS=0', () => {
  open('0');
  expect(state()).toBeNull();
});
