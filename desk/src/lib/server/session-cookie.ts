import 'server-only';
import { cookies } from 'next/headers';
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

/** Keeps the state of a way to the sign-in provider, so that it ends in the browser that began it. */
export async function keepWay(state: string, seconds: number): Promise<void> {
  (await cookies()).set(wayName(), state, { ...wayCookie(), maxAge: seconds });
}

/** The state of the way that this browser began; it is forgotten now. */
export async function takeWay(): Promise<string | undefined> {
  const kept = await cookies();
  const state = kept.get(wayName())?.value;
  kept.set(wayName(), '', { ...wayCookie(), maxAge: 0 });
  return state;
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
