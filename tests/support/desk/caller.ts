import { deskCall } from '@kozyr/contracts/operator/desk-service';
import { sign } from '../../../kit/src/signature';
import type { TestPlatform } from '../platform';

/** What platforms of tests of the desk are started with. */
export const DESK = {
  DESK_SECRET: 'test-desk-secret-0123456789abcdef',
  DESK_PUBLIC_URL: 'http://localhost:4400',
} as const;

export type DeskTest = {
  method?: 'GET' | 'POST';
  url: string;
  body?: object;
  token?: string | null;
  address?: string;
  secret?: string;
  /** When it is signed; unset: now. */
  at?: Date;
  /** Headers that are sent in place of those that were signed, or besides. */
  headers?: Record<string, string>;
};

export const VISITOR = '198.51.100.7';

/** The headers that the desk's server sends with a call. */
export function deskHeaders(platform: TestPlatform, call: DeskTest): Record<string, string> {
  const { method = call.body ? 'POST' : 'GET', url, token = null, address = VISITOR, secret = DESK.DESK_SECRET } = call;
  const body = call.body === undefined ? '' : JSON.stringify(call.body);
  const signed = { ...deskCall({ method, url, token, address }), body };
  return {
    'x-signature': sign(secret, signed, call.at ?? platform.clock.now),
    'x-forwarded-for': address,
    'user-agent': 'A browser of tests',
    ...(token === null ? {} : { authorization: `Desk ${token}` }),
    ...(body === '' ? {} : { 'content-type': 'application/json' }),
    ...call.headers,
  };
}

/** Calls the platform as the desk's server does. The status, and the code of a refusal or else the body. */
export async function callDesk(platform: TestPlatform, call: DeskTest) {
  const answer = await platform.app.inject({
    method: call.method ?? (call.body ? 'POST' : 'GET'),
    url: call.url,
    headers: deskHeaders(platform, call),
    ...(call.body === undefined ? {} : { payload: JSON.stringify(call.body) }),
  });
  const json = answer.body === '' ? null : answer.json();
  return { status: answer.statusCode, refusal: json?.errorCode, body: json };
}
