import type { BigWin } from '@kozyr/contracts/big-wins';
import { onTopic } from '@/lib/events/topic-events';
import { formatMoney } from '@/lib/format/money';
import type { ShownWin } from './rules';
import { winKey } from './rules';

/** The list moves at most this often. */
const MOVE_MS = 3_000;
/** A screen reader is told of the newest win at most this often. */
const ANNOUNCE_MS = 60_000;
/** What was won longer ago is news no more: a stream that opens, or comes back, is told of it too. */
const FRESH_MS = 600_000;
/** More than any list shows. */
const KEPT = 20;

type WinSubscription = {
  game: string | undefined;
  known: readonly ShownWin[];
  /** Somebody points at the list or is in it: it must not move. */
  isHeld: () => boolean;
  onShow: (fresh: readonly BigWin[]) => void;
  /** In words: the game, and what was won. */
  onSay: (newest: { title: string; amount: string }) => void;
};

/** Hears of big wins and shows them, newest first. @returns how to stop, and what to call when the list may move again */
export function subscribeToWins({ game, known, isHeld, onShow, onSay }: WinSubscription): {
  release: () => void;
  stop: () => void;
} {
  const seen = new Set(known.map(({ key }) => key));
  let wins: readonly BigWin[] = [];
  let waiting = false;
  let said = Number.NEGATIVE_INFINITY;
  let moving: ReturnType<typeof setTimeout> | undefined;

  function showWins(): void {
    if (!waiting || moving !== undefined || isHeld()) return;
    waiting = false;
    moving = setTimeout(() => {
      moving = undefined;
      showWins();
    }, MOVE_MS);
    onShow(wins);
    const [newest] = wins;
    if (!newest || performance.now() - said < ANNOUNCE_MS) return;
    said = performance.now();
    onSay({ title: newest.game.title, amount: formatMoney(newest.amount, { currency: newest.currency }) });
  }

  const leave = onTopic('big-wins', ({ win }) => {
    if (seen.has(winKey(win)) || (game !== undefined && win.game.slug !== game)) return;
    if (Date.now() - Date.parse(win.won_at) > FRESH_MS) return;
    seen.add(winKey(win));
    wins = [win, ...wins].slice(0, KEPT);
    waiting = true;
    showWins();
  });
  return {
    // The pointer has left and the focus moved on only after the event that says so.
    release: () => void setTimeout(showWins),
    stop() {
      clearTimeout(moving);
      leave();
    },
  };
}
