import { config } from './config';

type Message =
  | { type: 'ready'; game: string; mode: 'real' | 'demo' }
  | { type: 'round-start'; stake: string }
  | { type: 'round-end'; stake: string; win: string; balance: string | null }
  | { type: 'balance'; balance: string }
  | { type: 'deposit' }
  | { type: 'verify'; url: string }
  | { type: 'close'; reason: 'player' | 'session-expired' };

/** Tells the site around the frame. Only the site's own origin can read it. */
export function tellParent(message: Message): void {
  if (window.parent !== window) window.parent.postMessage({ source: 'kozyr-game', ...message }, config.siteOrigin);
}

/** Listens to the site: pause holds the next spin, resume lets it go. */
export function hearParent(onPause: (paused: boolean) => void): void {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== window.parent || event.origin !== config.siteOrigin) return;
    const data = event.data;
    if (typeof data !== 'object' || data === null || !('source' in data) || data.source !== 'kozyr-site') return;
    if ('type' in data && data.type === 'pause') onPause(true);
    if ('type' in data && data.type === 'resume') onPause(false);
  });
}
