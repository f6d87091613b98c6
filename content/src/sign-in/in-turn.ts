import { whileLocked } from '@kozyr/kit/advisory-lock';
import { env } from '../env';

/** Any number, the same in every process of this service: "an editor signs in". */
const SIGN_IN_LOCK = 4_100_002;

let last: Promise<unknown> = Promise.resolve();

/**
 * Answers sign-ins one after another, over all processes. An account's sessions are one list that a sign-in reads, adds to and writes: of two at
 * once one would be gone, and its editor signed out with the next click.
 */
export function signInInTurn(request: Request, answer: () => Promise<Response>): Promise<Response> {
  if (request.method !== 'POST' || !new URL(request.url).pathname.endsWith('/users/login')) return answer();
  // A process waits with one connection, however many sign in.
  const locked = () => whileLocked(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL, SIGN_IN_LOCK, answer);
  const mine = last.then(locked, locked);
  last = mine.catch(() => undefined);
  return mine;
}
