// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const made: { loadSource: string[]; attached: unknown[]; destroyed: number; fail: (fatal: boolean) => void }[] = [];
vi.mock('hls.js/light', () => ({
  default: class {
    static Events = { ERROR: 'error' };
    static isSupported = () => true;
    private readonly record = {
      loadSource: [] as string[],
      attached: [] as unknown[],
      destroyed: 0,
      fail: (_: boolean) => {},
    };
    constructor() {
      made.push(this.record);
    }
    on(_name: string, listener: (name: string, data: { fatal: boolean }) => void) {
      this.record.fail = (fatal) => listener('error', { fatal });
    }
    loadSource(address: string) {
      this.record.loadSource.push(address);
    }
    attachMedia(element: unknown) {
      this.record.attached.push(element);
    }
    destroy() {
      this.record.destroyed += 1;
    }
  },
}));

const LIST = '/stream-media/deal/live.m3u8';
const lost = vi.fn();
let video: HTMLVideoElement;
/** A module of its own for each test: it remembers that a browser's player has failed. */
async function attach() {
  const { attachStream } = await import('./attach-stream');
  return attachStream(video, LIST, lost);
}
const library = (times = 1) => vi.waitFor(() => expect(made).toHaveLength(times), { timeout: 10_000 });

beforeEach(() => {
  vi.resetModules();
  made.length = 0;
  lost.mockClear();
  vi.stubGlobal('MediaSource', class {});
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  video = document.createElement('video');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a stream is left to the browser’s own player, and the library stays unloaded', async () => {
  const end = await attach();
  expect(video.getAttribute('src')).toBe(LIST);
  end();
  expect(video.getAttribute('src')).toBeNull();
  expect(made).toEqual([]);
});

it('a stream goes on by the library when the browser’s player fails before a picture has moved, and begins by it from then on', async () => {
  const end = await attach();
  video.dispatchEvent(new Event('error'));
  await library();
  expect(video.getAttribute('src')).toBeNull();
  expect(made[0]).toMatchObject({ loadSource: [LIST], attached: [video] });
  expect(lost).not.toHaveBeenCalled();
  made[0]?.fail(false);
  expect(lost).not.toHaveBeenCalled();
  made[0]?.fail(true);
  made[0]?.fail(true);
  expect(lost).toHaveBeenCalledOnce();
  end();
  expect(made[0]?.destroyed).toBe(1);
  await attach();
  await library(2);
  expect(video.getAttribute('src')).toBeNull();
});

it('a stream that ran before, or that nothing else can play, is told as lost', async () => {
  await attach();
  vi.spyOn(video, 'currentTime', 'get').mockReturnValue(7);
  video.dispatchEvent(new Event('error'));
  expect(lost).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  video = document.createElement('video');
  await attach();
  video.dispatchEvent(new Event('error'));
  expect(lost).toHaveBeenCalledTimes(2);
  expect(made).toEqual([]);
});

it('a stream that ends while the library loads does not come back to life', async () => {
  const end = await attach();
  video.dispatchEvent(new Event('error'));
  end();
  await new Promise((done) => setTimeout(done));
  expect(made).toEqual([]);
  expect(lost).not.toHaveBeenCalled();
});
