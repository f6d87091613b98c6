import type { Heard, SiteMessage } from '@kozyr/contracts/game-frame';
import { config } from './config';

type Message =
  | { type: 'ready'; game: string; mode: 'real' | 'demo' }
  | { type: 'round-start'; stake: string }
  | { type: 'round-turns' }
  | { type: 'round-end'; stake: string; win: string; balance: string | null }
  | { type: 'balance'; balance: string }
  | { type: 'deposit' }
  | { type: 'refill' }
  | { type: 'reality-check' }
  | { type: 'verify'; url: string }
  | { type: 'report-name'; name: string }
  | ({ type: 'heard' } & Heard)
  | { type: 'close'; reason: CloseReason };

/** session-expired: the session takes no more stakes, the site finds out why. */
export type CloseReason = 'player' | 'session-expired' | 'unavailable' | 'technical-work';

/** Posts a message to the site around the frame. Only the site's own origin can read it. */
export function postToSite(message: Message): void {
  if (window.parent !== window) window.parent.postMessage({ source: 'kozyr-game', ...message }, config.siteOrigin);
}

/** The site's message, or null: messages of others are ignored. */
function parseSiteMessage({ source, origin, data }: MessageEvent<unknown>): SiteMessage | null {
  if (source !== window.parent || origin !== config.siteOrigin || typeof data !== 'object' || data === null)
    return null;
  // The site and its contract say what comes from this origin under this name.
  return 'source' in data && data.source === 'kozyr-site' && 'type' in data ? (data as SiteMessage & object) : null;
}

let takesDeposits = true;

/** Whether the player can be offered to top up: a page that says nothing of it would open its cashbox. */
export const mayOfferDeposit = (): boolean => takesDeposits;

let takesReports = false;

/** Whether the page around the game takes reports of nicknames from this player. */
export const mayReportNames = (): boolean => takesReports;

/** Listens to the site: docs/game-frame.md. What it shows around the frame, this page hides. */
export function subscribeToSite({
  onPause,
  onPress,
  onHeard,
}: {
  onPause: (paused: boolean) => void;
  onPress: () => void;
  onHeard: (before: Heard) => void;
}): void {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const said = parseSiteMessage(event);
    if (said?.type === 'pause' || said?.type === 'resume') onPause(said.type === 'pause');
    if (said?.type === 'press') onPress();
    if (said?.type === 'heard') onHeard(said);
    if (said?.type === 'framed') {
      document.body.dataset.framed = said.shows.join(' ');
      takesDeposits = said.deposits !== false;
      takesReports = said.reports === true;
    }
  });
}

/** The site waits 10 s for a word of a round that is still being shown. */
const TURNS_MS = 3_000;

/** Announces to the site when a round begins, goes on and was seen, so that it shows no result before the game does. */
export function announceRounds() {
  let turning = false;
  const turns = () => {
    turning = true;
    postToSite({ type: 'round-turns' });
  };
  setInterval(() => turning && turns(), TURNS_MS);
  return {
    /** `stake`: decimal string. */
    begin(stake: string): void {
      turning = true;
      postToSite({ type: 'round-start', stake });
    },
    /** It goes on, with something that may end it. */
    turns,
    end(stake: string, win: string, balance: string | null): void {
      turning = false;
      postToSite({ type: 'round-end', stake, win, balance });
    },
    /** It came to nothing, or its fate is not known: whatever the balance is may be seen. */
    drop(): void {
      if (turning) this.end('0.00', '0.00', null);
    },
  };
}

/** Calls once when the site lets the game go on. @returns stops it */
export function onResume(resumed: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener(
    'message',
    (event: MessageEvent<unknown>) => {
      if (parseSiteMessage(event)?.type !== 'resume') return;
      stop.abort();
      resumed();
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}

/** No event says that a server is back. */
const CHECK_AGAIN_MS = 6_000;

/**
 * Calls once when the connection may be back: the browser says so, the site lets the game go on, or some seconds have passed.
 * @returns stops it
 */
export function onBackOnline(back: () => void): () => void {
  const stop = new AbortController();
  const once = () => {
    stop.abort();
    back();
  };
  const timer = setTimeout(once, CHECK_AGAIN_MS);
  stop.signal.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener('online', once, { signal: stop.signal });
  window.addEventListener(
    'message',
    (event: MessageEvent<unknown>) => {
      if (parseSiteMessage(event)?.type === 'resume') once();
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}
