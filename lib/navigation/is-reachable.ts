'use client';

const PATIENCE_MS = 4_000;

/**
 * Whether anything answers at an address of another origin, before a frame or the whole window is handed over to it: a browser would
 * show a page of its own there. What it answers is not read, nor is anything of the player's sent. Where the page's policy does not let
 * us ask, nothing is known, and the address is taken for reachable.
 */
export async function isReachable(address: string, patienceMs = PATIENCE_MS): Promise<boolean> {
  const probe = new URL('/health', address).href;
  let forbidden = false;
  const receive = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (probe.startsWith(blockedURI)) forbidden = true;
  };
  document.addEventListener('securitypolicyviolation', receive);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patienceMs);
  try {
    await fetch(probe, { mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal: late.signal });
    return true;
  } catch {
    // The violation is told after the refusal.
    await new Promise((resolve) => setTimeout(resolve, 0));
    return forbidden;
  } finally {
    clearTimeout(timer);
    document.removeEventListener('securitypolicyviolation', receive);
  }
}
