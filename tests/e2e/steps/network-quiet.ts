import type { Page } from '@playwright/test';

/** A request under way: what for, since when (milliseconds), by which document, and for which frame if it is one itself. */
type Sent = {
  address: string;
  picture: boolean;
  since: number;
  document: string;
  frame: string | undefined;
  status: number | undefined;
};

/** Nothing asked for so long means that nothing more is to come. */
const QUIET_MS = 150;
const NEVER_QUIET_MS = 60_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Watches what a page asks for. The answer waits until nothing is on its way any more but the event stream, which never
 * ends. `but`: nor pictures: whoever goes down a lobby asks for hundreds, which are drawn as they come. The browser says
 * by which document each request was sent: what a page asks for while the next one is on its way goes with it.
 */
export async function watchNetwork(page: Page): Promise<(but?: 'pictures') => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const running = new Map<string, Sent>();
  const left = new Set<string>();
  let shown = '';
  let last = Date.now();
  const over = ({ requestId }: { requestId: string }) => {
    last = Date.now();
    running.delete(requestId);
  };
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, frameId, request, type }) => {
    if (left.has(loaderId) || new URL(request.url).pathname.startsWith('/api/events')) return;
    last = Date.now();
    running.set(requestId, {
      ...{ address: request.url, picture: type === 'Image', since: last, document: loaderId },
      ...{ frame: type === 'Document' ? frameId : undefined, status: undefined },
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const sent = running.get(requestId);
    if (sent) sent.status = response.status;
  });
  session.on('Network.loadingFinished', over);
  session.on('Network.loadingFailed', over);
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId !== undefined) return;
    left.add(shown);
    shown = frame.loaderId;
    for (const [id, { document }] of running) if (document !== shown) running.delete(id);
  });
  // A full browser gives a frame of another site a process of its own, and tells the end of its loading there.
  session.on('Page.frameDetached', ({ frameId, reason }) => {
    if (reason !== 'swap') return;
    for (const [id, { frame }] of running) if (frame === frameId) running.delete(id);
    last = Date.now();
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  return async (but) => {
    const until = Date.now() + NEVER_QUIET_MS;
    const awaited = () => [...running.values()].filter(({ picture }) => but === undefined || !picture);
    while (awaited().length > 0 || (but === undefined && Date.now() - last < QUIET_MS)) {
      if (Date.now() > until) {
        const rest = awaited().map(
          ({ address, since, status }) => `${address} for ${Date.now() - since} ms (${status ?? 'no answer'})`,
        );
        throw new Error(`Still on their way from ${page.url()}: ${rest.join(', ')}`);
      }
      await pause(25);
    }
  };
}
