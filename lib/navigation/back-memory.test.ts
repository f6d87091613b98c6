// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepHistory, recallHistory } from './back-memory';

beforeEach(() => sessionStorage.clear());

test('the history is remembered within the tab', () => {
  expect(recallHistory()).toEqual([]);
  keepHistory(['/games', '/games/aul?x=1#top']);
  expect(recallHistory()).toEqual(['/games', '/games/aul?x=1#top']);
});

test.each(['{', 'null', '{"0":"/games"}', '[1]', '["//evil.example"]', '["javascript:alert(1)"]', '["/games",null]'])(
  'a bad value is forgotten: %s',
  (bad) => {
    keepHistory([]);
    const key = sessionStorage.key(0) ?? '';
    sessionStorage.setItem(key, bad);
    expect(recallHistory()).toEqual([]);
  },
);

test('a browser that keeps nothing is no trouble', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(() => keepHistory(['/games'], denied)).not.toThrow();
  expect(recallHistory(denied)).toEqual([]);
});
