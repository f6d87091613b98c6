// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { heardOnDevice, keepHeard } from './heard';

beforeEach(() => localStorage.clear());

it('nothing of a game is heard until it is asked for, and each stays as it was left', () => {
  expect(heardOnDevice()).toEqual({ sounds: false, music: false });
  keepHeard({ sounds: false, music: true });
  expect(heardOnDevice()).toEqual({ sounds: false, music: true });
  keepHeard({ sounds: true, music: false });
  expect(heardOnDevice()).toEqual({ sounds: true, music: false });
});

it('a browser that keeps nothing is no fault', () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  keepHeard({ sounds: true, music: true });
  refused.mockRestore();
  expect(heardOnDevice()).toEqual({ sounds: false, music: false });
});
