import { refreshSession } from '@kozyr/contracts/accounts';
import axios from 'axios';
import { wireUser } from './rewards/bonus-wire';

/** A call as it left for the platform: "GET /users/bonuses/active", with what was sent. */
export type Sent = { call: string; query: Record<string, string>; body: unknown; headers: Record<string, string> };
export type Answer = readonly [status: number, data?: unknown];

const REFRESH = `${refreshSession.method} ${refreshSession.path}`;

/** Makes this browser a player's: calls that ask for a token get one from the wire. */
export function signIn(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: that is how the audience is known
  document.cookie = 'kozyr_audience=member; Path=/';
}

export function signOut(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'kozyr_audience=; Path=/; Max-Age=0';
}

function newSession(): Answer {
  const claims = btoa(JSON.stringify({ iat: 0, exp: 600 }));
  return [201, { user: wireUser, tokens: { access_token: `head.${claims}.signature` } }];
}

/** The answer of a platform that refuses by a code of the contract. */
export function refusal(
  errorCode: string,
  { status = 409, message = 'no', details = {} }: { status?: number; message?: string; details?: object } = {},
): Answer {
  return [status, { errorCode, message, details }];
}

/** No answer at all, as without a connection. */
export function noAnswer(): never {
  throw new Error('no connection');
}

/**
 * Answers the site's calls in a component test; everything from there to the component, schemas too, is the product's own.
 * @returns what was sent, as it comes; renewals of the token are left out.
 */
export function answerCalls(answer: (call: string, sent: Sent) => Answer | Promise<Answer>): Sent[] {
  const all: Sent[] = [];
  axios.defaults.adapter = async (config) => {
    const address = new URL(config.url ?? '', 'http://site.test');
    const sent: Sent = {
      call: `${config.method?.toUpperCase()} ${address.pathname.replace(/^.*?\/api/, '')}`,
      query: Object.fromEntries(address.searchParams),
      body: typeof config.data === 'string' ? JSON.parse(config.data) : undefined,
      headers: { ...config.headers?.toJSON(true) } as Record<string, string>,
    };
    if (sent.call !== REFRESH) all.push(sent);
    const [status, data = ''] = sent.call === REFRESH ? newSession() : await answer(sent.call, sent);
    return { status, data, statusText: '', headers: {}, config };
  };
  return all;
}
