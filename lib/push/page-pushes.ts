const KEY = 'kozyr_page_pushes';
const LOCK = 'kozyr-page-pushes';
const listeners = new Set<() => void>();

/** Whether this browser was asked for pushes by open pages, as far as it remembers; the platform knows. */
export function wantsPagePushes(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers it, and tells this page. */
export function rememberPagePushes(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing asks anew.
  }
  for (const listener of listeners) listener();
}

export function onPagePushes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the stream of events while nobody sees the page, in one page of the browser alone: browsers allow few connections. @returns how to stop */
export function listenUnseen(): () => void {
  const waiting = new AbortController();
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const keep = async () => {
    const { keepWhileHidden } = await import('../events/connection');
    const letGo = keepWhileHidden();
    await stopped;
    letGo();
  };
  navigator.locks?.request(LOCK, { signal: waiting.signal }, keep).catch(() => undefined);
  return () => {
    waiting.abort();
    stop();
  };
}
