// @vitest-environment jsdom
import type { BigWin } from '@kozyr/contracts/big-wins';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerEvents, openStreams, tellEvent } from '@/tests/support/events-wire';
import { renderApp } from '@/tests/support/render-app';
import { winKey } from '../rules';
import { LiveWins } from './live-wins';
import { WinRow } from './win-row';

const MINUTE = 60_000;
/** A connection that nobody wants any more is held for so long. */
const LINGERS = 4_000;
const win = (amount: string, slug = 'lucky-fox', minutesAgo = 0): BigWin => ({
  player: '•••• 42',
  game: { slug, title: `Game ${slug}`, provider: { slug: 'p', name: 'P' }, image: `/art/${slug}` },
  amount,
  currency: 'uah',
  multiplier: '10.00',
  won_at: new Date((Math.floor(Date.now() / MINUTE) - minutesAgo) * MINUTE).toISOString(),
});
const LISTED = [win('9000.00'), win('8000.00'), win('7000.00')];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  answerEvents();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shown to somebody who moves the pointer: the page is calm. */
function show(game?: string) {
  const shown = renderApp(
    <LiveWins
      rows={LISTED.map((one) => ({ key: winKey(one), row: <WinRow key={winKey(one)} win={one} /> }))}
      classes={['', '', 'wide-only']}
      {...(game ? { game } : {})}
      texts={{ fresh: 'just now' }}
      className="grid"
    />,
  );
  window.dispatchEvent(new Event('pointermove'));
  return shown;
}
const publish = (win: BigWin) => tellEvent({ type: 'big-win', win });
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const amounts = () =>
  screen
    .getAllByRole('listitem')
    .map(
      (item) =>
        /(\d+)\.00\u00a0₴/.exec((item.textContent ?? '').replace(/^.*•••• 42/, '').replaceAll('\u202f', ''))?.[1],
    );

it('a fresh win comes first, marked, and as many rows stay in their places', async () => {
  show();
  const places = screen.getAllByRole('listitem');
  await publish(win('600.00'));
  expect(amounts()).toEqual(['600', '9000', '8000']);
  expect(screen.getAllByRole('listitem')).toEqual(places);
  expect(places[0]?.textContent).toContain('just now');
  expect(places[2]?.className).toBe('wide-only');
});

it('the wins move at most every three seconds, and then show all that came', async () => {
  show();
  await publish(win('600.00'));
  await publish(win('601.00'));
  await publish(win('602.00'));
  expect(amounts()[0]).toBe('600');
  await after(3_000);
  expect(amounts()).toEqual(['602', '601', '600']);
});

it('the wins stand still while they hold the focus', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync });
  show();
  await user.tab();
  await publish(win('600.00'));
  expect(amounts()[0]).toBe('9000');
  for (let link = 0; link < 3; link += 1) await user.tab();
  await after(10);
  expect(amounts()[0]).toBe('600');
});

it('a screen reader hears the newest win, and none again for a minute', async () => {
  show();
  await publish(win('600.00'));
  expect(screen.getByRole('status').textContent).toBe('Game lucky-fox: 600.00\u00a0₴');
  expect(screen.getByText('Game lucky-fox', { selector: '[role=status] *' }).lang).toBe('en');
  await after(3_000);
  await publish(win('601.00'));
  expect(screen.getByRole('status').textContent).toContain('600.00');
  await after(60_000);
  await publish(win('602.00'));
  expect(screen.getByRole('status').textContent).toContain('602.00');
});

it('no win is shown twice, none of long ago, and on a game’s page none of another game', async () => {
  const { unmount } = show('lucky-fox');
  for (const listed of LISTED) await publish(listed);
  await publish(win('600.00', 'gold-rush'));
  await publish(win('600.00', 'lucky-fox', 12));
  expect(amounts()).toEqual(['9000', '8000', '7000']);
  unmount();
  await after(LINGERS);
  expect(openStreams()).toBe(0);
});
