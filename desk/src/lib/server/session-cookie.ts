import 'server-only';
import { type OwnOidcPurpose, ownOidcPurposeSchema } from '@kozyr/contracts/operator/own-oidc';
import { cookies } from 'next/headers';
import * as z from 'zod/mini';
import { deskEnv } from './env';

const overHttps = () => deskEnv().DESK_PUBLIC_URL.startsWith('https:');

/** Bound to this very host where the desk is reached by https, as the name's prefix makes browsers insist. */
const nameOf = () => (overHttps() ? '__Host-desk' : 'desk');

/** The operator's session as their browser brought it; undefined when it has none. */
export async function sessionToken(): Promise<string | undefined> {
  return (await cookies()).get(nameOf())?.value;
}

/**
 * Gives the browser a session it cannot read. It ends with the browser; the platform ends it sooner. A link from elsewhere finds it; what
 * another site sends does not get as far (own-page.ts).
 */
export async function keepSession(token: string): Promise<void> {
  (await cookies()).set(nameOf(), token, { httpOnly: true, sameSite: 'lax', secure: overHttps(), path: '/' });
}

const wayName = () => (overHttps() ? '__Host-desk-way' : 'desk-way');
const wayCookie = () => ({ httpOnly: true, sameSite: 'lax', secure: overHttps(), path: '/' }) as const;

/** A way to the sign-in provider, and what it is for: somebody comes in, or is in and does something of their own. */
type Way = { state: string; of: 'entry' | OwnOidcPurpose };
const ofSchema = z.enum(['entry', ...ownOidcPurposeSchema.options]);

/** Keeps the state of a way to the sign-in provider, so that it ends in the browser that began it. */
export async function keepWay({ state, of }: Way, seconds: number): Promise<void> {
  (await cookies()).set(wayName(), `${of}.${state}`, { ...wayCookie(), maxAge: seconds });
}

/** The way that this browser began; it is forgotten now. */
export async function takeWay(): Promise<Way | undefined> {
  const kept = await cookies();
  const [said = '', state = ''] = (kept.get(wayName())?.value ?? '').split('.');
  kept.set(wayName(), '', { ...wayCookie(), maxAge: 0 });
  const of = z.safeParse(ofSchema, said);
  return of.success ? { state, of: of.data } : undefined;
}

/** Takes the session from the browser. */
export async function forgetSession(): Promise<void> {
  (await cookies()).set(nameOf(), '', {
    httpOnly: true,
    sameSite: 'lax',
    secure: overHttps(),
    path: '/',
    maxAge: 0,
  });
}
