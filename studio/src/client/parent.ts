import { config } from './config';

type Message =
  | { type: 'ready'; game: string; mode: 'real' | 'demo' }
  | { type: 'round-start'; stake: string }
  | { type: 'round-end'; stake: string; win: string; balance: string | null }
  | { type: 'balance'; balance: string }
  | { type: 'deposit' }
  | { type: 'verify'; url: string }
  | { type: 'close'; reason: CloseReason };

/** session-expired: the session takes no more stakes, the site finds out why. */
export type CloseReason = 'player' | 'session-expired' | 'unavailable' | 'technical-work';

/** Tells the site around the frame. Only the site's own origin can read it. */
export function tellParent(message: Message): void {
  if (window.parent !== window) window.parent.postMessage({ source: 'kozyr-game', ...message }, config.siteOrigin);
}

/** Listens to the site: pause holds the next spin, resume lets it go; framed: the site shows clock, result and way out itself. */
export function hearParent(onPause: (paused: boolean) => void): void {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== window.parent || event.origin !== config.siteOrigin) return;
    const data = event.data;
    if (typeof data !== 'object' || data === null || !('source' in data) || data.source !== 'kozyr-site') return;
    if ('type' in data && data.type === 'pause') onPause(true);
    if ('type' in data && data.type === 'resume') onPause(false);
    if ('type' in data && data.type === 'framed') document.body.dataset.framed = '';
  });
}

/** No event tells of a server that is back. */
const LOOK_AGAIN_MS = 6_000;

/**
 * Calls once when the connection may be back: the browser says so, the site lets the game go on, or some seconds have passed.
 * @returns stops it
 */
export function hearBack(back: () => void): () => void {
  const stop = new AbortController();
  const once = () => {
    stop.abort();
    back();
  };
  const timer = setTimeout(once, LOOK_AGAIN_MS);
  stop.signal.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener('online', once, { signal: stop.signal });
  window.addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || origin !== config.siteOrigin || typeof data !== 'object' || data === null) return;
      if ('source' in data && data.source === 'kozyr-site' && 'type' in data && data.type === 'resume') once();
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}
