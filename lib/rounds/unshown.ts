import { ROUND_WORD_MS } from '@kozyr/contracts/game-frame';
import type { WonInRound } from '@kozyr/contracts/wallets';

/** The longest that a win is kept off the balance, however much its game has to show. */
export const MAX_UNSHOWN_MS = 120_000;

/** A round that a game shows in this browser. `heard`: its last word, ms since the epoch. */
export type TurningRound = { session: string; heard: number };

/** A win that is paid and not shown yet. `version` of what holds it, the wallet or the credits; `came` in ms since the epoch. */
export type UnshownWin = WonInRound & { holder: 'wallet' | 'credits'; version: number; came: number };

/** What games of this browser are showing, and what they have not shown yet. */
export type Unshown = { turning: readonly TurningRound[]; wins: readonly UnshownWin[] };

export const NOTHING_UNSHOWN: Unshown = { turning: [], wins: [] };

/** A game says that its round begins, or still turns. */
export function keepTurning({ turning, wins }: Unshown, session: string, now: number): Unshown {
  return { turning: [...turning.filter((round) => round.session !== session), { session, heard: now }], wins };
}

/** The round of a game was shown, or its game is gone: what it won is there. */
export function showRound({ turning, wins }: Unshown, session: string): Unshown {
  return {
    turning: turning.filter((round) => round.session !== session),
    wins: wins.filter((win) => win.session !== session),
  };
}

/** A win was paid: it waits while its game turns. A game that never speaks has nothing kept back. */
export function receiveWin(unshown: Unshown, win: UnshownWin): Unshown {
  const waits = unshown.turning.some(({ session }) => session === win.session);
  const known = unshown.wins.some(({ session, version }) => session === win.session && version === win.version);
  return waits && !known ? { ...unshown, wins: [...unshown.wins, win] } : unshown;
}

/** When a game's win is shown without it: 10 s after its last word, and in any case after `MAX_UNSHOWN_MS`. */
function ends({ turning, wins }: Unshown, session: string): number {
  const heard = turning.find((round) => round.session === session)?.heard ?? 0;
  const came = wins.filter((win) => win.session === session).map((win) => win.came + MAX_UNSHOWN_MS);
  return Math.min(heard + ROUND_WORD_MS, ...came);
}

/** Shows what has waited long enough. */
export const endWaiting = (unshown: Unshown, now: number): Unshown =>
  unshown.turning
    .filter(({ session }) => ends(unshown, session) <= now)
    .reduce((left, { session }) => showRound(left, session), unshown);

/** When `endWaiting` is to be asked next; null when nothing waits. */
export const nextEnd = (unshown: Unshown): number | null =>
  unshown.turning.length === 0 ? null : Math.min(...unshown.turning.map(({ session }) => ends(unshown, session)));
