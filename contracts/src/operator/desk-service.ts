import type { SignedCall } from '../payment-gateway';

/** Stands beside a file of rows that stops before its end: how many rows it has. */
export const TRUNCATED_HEADER = 'x-truncated';

/**
 * How the desk's server calls the platform for operators. Each call has the signature of payment-gateway.ts (x-signature, keyed by
 * DESK_SECRET, within SIGNATURE_TOLERANCE_SECONDS), over deskCall() and the raw body, nothing at all where there is none:
 *
 *   authorization    "Desk <token>", the operator's session; left out while nobody is signed in, which opens auth: 'desk' alone
 *   x-forwarded-for  the one address of the operator's browser as the desk's server sees it
 *   user-agent       the browser's, for the list of sessions; not signed
 *   x-desk-quiet     "1" on what the page asks by itself, without anybody at it: such a call keeps no idle session alive; not signed
 *
 * Without the signature "Desk <token>" opens nothing; without a session the signature opens only the calls of operator/sign-in.ts.
 */
export const DESK_SCHEME = 'Desk';
export const DESK_ADDRESS_HEADER = 'x-forwarded-for';
export const DESK_QUIET_HEADER = 'x-desk-quiet';

/** A session ends this long after its last call, minutes. */
export const SESSION_IDLE_MINUTES = 30;
/** A session ends this long after its sign-in, whatever it does, hours. */
export const SESSION_LONGEST_HOURS = 12;
/** A second factor opens the calls with stepUp for so long, minutes. The sign-in's own counts. */
export const STEP_UP_MINUTES = 15;
/** What is begun with a password is to be ended within, minutes. */
export const SIGN_IN_MINUTES = 10;
/** An invitation is open for so long, hours; that of the first operator, from each start until it is used. */
export const INVITATION_HOURS = 72;
export const FIRST_INVITATION_HOURS = 168;

/** What the desk's server signs. */
export type DeskCall = {
  method: SignedCall['method'];
  /** Path and query of the platform's own route, percent-encoded as sent: /operator/players?page=2. */
  url: string;
  /** Token of the session; null: nobody is signed in. */
  token: string | null;
  /** The one address of the operator's browser, as in x-forwarded-for. */
  address: string;
};

/** A call as the signature has it: who it is for and whence it comes are signed with it, so that neither can be changed. */
export function deskCall({ method, url, token, address }: DeskCall): SignedCall {
  return { method, path: [url, token ?? '-', address].join(' ') };
}
