import type { WorkClass } from './work-gate';

/** Calls that end a movement of money already begun: unserved they come again and again, and a player waits for his own money. */
const SETTLES = /^\/(seamless\/:provider\/(transaction\/)?(win|refund|rollback)|webhooks\/)/;
const PLAYS = /^\/(seamless\/|games\/:slug\/(launch|demo)$|game-sessions\/)/;
/** Where passwords and codes are checked: hashing, mostly. A token that is renewed costs no hash and belongs to those who are in. */
const SIGNS_IN = /^\/(auth\/(web|register)|user\/password|verifications\/)/;
/** Calls that wait for somebody else's answer with a place in their hand. */
const GOES_OUTSIDE = /^\/(payments\/(cards|deposits|withdrawals)|rounds\/:id\/recall)/;
/** Probes must be answered under any load; a stream of events is open for hours and works for moments. */
const UNCOUNTED = new Set(['/health', '/ready', '/events']);

/**
 * How a request is counted, by its method and the pattern of its route (`/games/:slug`).
 * @returns null where it is not counted: probes, streams, and what has no route, which is refused without work
 */
export function classOfRoute(method: string, route: string | undefined): WorkClass | null {
  if (route === undefined || UNCOUNTED.has(route) || method === 'OPTIONS') return null;
  if (SETTLES.test(route)) return 'settle';
  if (route.startsWith('/operator/')) return 'operate';
  if (PLAYS.test(route)) return 'play';
  const reads = method === 'GET' || method === 'HEAD';
  if (GOES_OUTSIDE.test(route) && (!reads || route.endsWith('/recall'))) return 'outside';
  if (reads) return 'read';
  return SIGNS_IN.test(route) ? 'sign-in' : 'act';
}
