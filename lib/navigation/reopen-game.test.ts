// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetOpenGame, gamePaidFor, keepOpenGame, leaveGameToPay, recallOpenGame } from './reopen-game';

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

it('a game that was left to pay in for it opens on the way back, without a reload and once', () => {
  keepOpenGame({ slug: 'lucky-fox', mode: 'real' });
  expect(gamePaidFor()).toBe('lucky-fox');
  leaveGameToPay();
  loadedBy('navigate');
  expect(gamePaidFor()).toBe('lucky-fox');
  expect(recallOpenGame('lucky-fox')).toBe('real');
  expect(recallOpenGame('lucky-fox')).toBeNull();
});

it('nobody pays in for a demo, nor for a game that is not open', () => {
  leaveGameToPay();
  expect(gamePaidFor()).toBeNull();
  keepOpenGame({ slug: 'lucky-fox', mode: 'demo' });
  leaveGameToPay();
  expect(gamePaidFor()).toBeNull();
  loadedBy('navigate');
  expect(recallOpenGame('lucky-fox')).toBeNull();
});
