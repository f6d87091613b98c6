// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenForPreviews } from './tile-preview';

let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  HTMLImageElement.prototype.decode = async () => undefined;
  document.body.innerHTML = ['fox', 'owl']
    .map((slug) => `<a href="#${slug}"><span class="game-art"><img src="/art/${slug}/384.webp" alt=""></span></a>`)
    .join('');
  stop = listenForPreviews(new Event('pointerover'));
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const tile = (slug: string) => {
  const found = document.querySelector(`a[href="#${slug}"]`);
  if (!found) throw new Error(`There is no tile ${slug}`);
  return found;
};
const shown = () => [...document.querySelectorAll('img + img')].map((picture) => picture.getAttribute('src'));
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const point = (slug: string) => fireEvent.pointerOver(tile(slug), { pointerType: 'mouse' });

it('a tile that is pointed at shows how its game plays, and not a moment before 400 ms', async () => {
  point('fox');
  await wait(399);
  expect(shown()).toEqual([]);
  await wait(1);
  expect(shown()).toEqual(['/art/fox/preview.webp']);
  const picture = document.querySelector('img + img');
  expect([picture?.getAttribute('alt'), picture?.ariaHidden]).toEqual(['', 'true']);
});

it('a pointer that goes on takes the preview along, and one that only passes brings none', async () => {
  point('fox');
  await wait(300);
  point('owl');
  await wait(400);
  expect(shown()).toEqual(['/art/owl/preview.webp']);
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
  expect(shown()).toEqual([]);
});

it('Escape sends a preview away until the tile is left', async () => {
  point('fox');
  await wait(400);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toEqual([]);
  point('fox');
  await wait(1_000);
  expect(shown()).toEqual([]);
  point('owl');
  point('fox');
  await wait(400);
  expect(shown()).toHaveLength(1);
});

it('Escape before the time is up keeps the preview from coming', async () => {
  point('fox');
  await wait(200);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await wait(1_000);
  expect(shown()).toEqual([]);
});

it('a finger that is held sees the preview and does not open the game by its lift, the next press does', async () => {
  const lift = () => {
    fireEvent.touchEnd(tile('fox'));
    return fireEvent.click(tile('fox'));
  };
  fireEvent.touchStart(tile('fox'), { touches: [{}] });
  await wait(350);
  expect(shown()).toHaveLength(1);
  expect(lift()).toBe(false);
  expect(shown()).toHaveLength(1);
  fireEvent.touchStart(tile('fox'), { touches: [{}] });
  await wait(900);
  expect(lift()).toBe(true);
});

it('a tap opens the game, a scroll scrolls, and neither brings a preview', async () => {
  fireEvent.touchStart(tile('fox'), { touches: [{}] });
  await wait(200);
  fireEvent.touchEnd(tile('fox'));
  expect(fireEvent.click(tile('fox'))).toBe(true);
  fireEvent.touchStart(tile('fox'), { touches: [{}] });
  fireEvent.touchMove(tile('fox'));
  await wait(1_000);
  expect(shown()).toEqual([]);
});

it.each(['contextmenu', 'touchmove', 'touchstart'] as const)(
  'a preview never stands in the way of %s',
  async (type) => {
    point('fox');
    await wait(400);
    const event = new Event(type, { bubbles: true, cancelable: true });
    tile('fox').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  },
);

it('where things are to stand nothing is shown and nothing loaded', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  point('fox');
  await wait(1_000);
  expect(shown()).toEqual([]);
});

it('where data are to be saved nothing is shown and nothing loaded', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  point('fox');
  await wait(1_000);
  expect(shown()).toEqual([]);
});

it('a game without a preview keeps its tile', async () => {
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('There is no picture'));
  point('fox');
  await wait(1_000);
  expect(shown()).toEqual([]);
});
