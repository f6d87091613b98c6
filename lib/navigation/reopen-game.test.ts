// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetOpenGame, keepOpenGame, recallOpenGame } from './reopen-game';

class Load {
  constructor(readonly type: string) {}
}
const loadedBy = (type: string) => {
  vi.stubGlobal('PerformanceNavigationTiming', Load);
  performance.getEntriesByType = () => [new Load(type)] as unknown as PerformanceEntryList;
};

beforeEach(() => {
  sessionStorage.clear();
  loadedBy('reload');
});
afterEach(() => vi.unstubAllGlobals());

it('the game of this page goes on after a reload, once', () => {
  keepOpenGame({ slug: 'lucky-fox', mode: 'real' });
  expect(recallOpenGame('lucky-fox')).toBe('real');
  expect(recallOpenGame('lucky-fox')).toBeNull();
  keepOpenGame({ slug: 'lucky-fox', mode: 'demo' });
  expect(recallOpenGame('lucky-fox')).toBe('demo');
});

it('no game opens on another page, after it was closed, or for who came by a link', () => {
  keepOpenGame({ slug: 'lucky-fox', mode: 'real' });
  expect(recallOpenGame('lucky')).toBeNull();
  keepOpenGame({ slug: 'lucky-fox', mode: 'real' });
  forgetOpenGame();
  expect(recallOpenGame('lucky-fox')).toBeNull();
  keepOpenGame({ slug: 'lucky-fox', mode: 'real' });
  loadedBy('navigate');
  expect(recallOpenGame('lucky-fox')).toBeNull();
});
