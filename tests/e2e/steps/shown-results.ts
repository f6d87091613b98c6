import { expect, type Page } from '@playwright/test';

type Seen = { kind: 'start' | 'end' | 'total' | 'net'; text: string };

/**
 * Writes down what stands around the game on pages that are opened from now on, and when the game says that a round begins and was
 * seen. Call it before: a window hears in the order of asking, and what the page changes by a word is to stand after it.
 * @returns what was written down on the page that is open, in its order
 */
export async function watchResults(page: Page): Promise<() => Promise<Seen[]>> {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    const seen: Seen[] = [];
    Object.assign(window, { seenResults: seen });
    window.addEventListener('message', ({ data }) => {
      if (data?.source !== 'kozyr-game') return;
      if (data.type === 'round-start') seen.push({ kind: 'start', text: '' });
      if (data.type === 'round-end') seen.push({ kind: 'end', text: '' });
    });
    const last = { total: '', net: '' };
    const look = () => {
      for (const [kind, id] of [
        ['total', 'balance-total'],
        ['net', 'session-net'],
      ] as const) {
        const text = document.querySelector(`[data-testid=${id}]`)?.textContent ?? '';
        if (text === last[kind]) continue;
        last[kind] = text;
        seen.push({ kind, text });
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenResults: Seen[] }).seenResults);
}

const minor = (text: string) => BigInt(text.replace('−', '-').replaceAll(/[^\d-]/g, '') || '0');

/** Holds what was written down to the rule: from a round's start to its end nothing around the game grows; after it, what was won. */
export function expectToldAfterShown(seen: readonly Seen[], { won }: { won: boolean }): void {
  const now = { total: 0n, net: 0n };
  let turning = false;
  let grew = 0;
  for (const { kind, text } of seen) {
    if (kind === 'start' || kind === 'end') {
      turning = kind === 'start';
      continue;
    }
    const next = minor(text);
    if (turning) expect(next, `${kind} while a round turns`).toBeLessThanOrEqual(now[kind]);
    else if (next > now[kind]) grew += 1;
    now[kind] = next;
  }
  expect(seen.some(({ kind }) => kind === 'end')).toBe(true);
  // What stood there at first counts as growth of the balance.
  if (won) expect(grew).toBeGreaterThan(1);
}
