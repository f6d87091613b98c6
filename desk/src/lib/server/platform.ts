import 'server-only';
import { PLAIN_BODY, withDeadline } from '@kozyr/contracts/deadline';
import {
  DESK_ADDRESS_HEADER,
  DESK_QUIET_HEADER,
  DESK_SCHEME,
  deskCall,
  TRUNCATED_HEADER,
} from '@kozyr/contracts/operator/desk-service';
import { SIGNATURE_HEADER, type SignedCall } from '@kozyr/contracts/payment-gateway';
import { clientAddress } from '@kozyr/kit/client-address';
import { sign } from '@kozyr/kit/signature';
import { headers } from 'next/headers';
import { deskEnv } from './env';

/** How long the platform may take for an answer, in milliseconds. */
const TIMEOUT_MS = 20_000;

type Asked = {
  method: SignedCall['method'];
  /** Path with its query, as the platform has it. */
  path: string;
  body?: string;
  /** The operator's session; unset: nobody is signed in yet. */
  token?: string | undefined;
};

/** The desk listens on this machine alone: whoever speaks to it directly is on it. */
const THIS_MACHINE = '127.0.0.1';

/** Where the operator's browser is, as the proxies that are trusted say, what it calls itself, and whether nobody is at it. */
async function visitor(): Promise<{ address: string; browser: string; quiet: boolean }> {
  const asked = await headers();
  const forwarded = asked.get('x-forwarded-for') ?? undefined;
  return {
    address: clientAddress(THIS_MACHINE, forwarded, deskEnv().DESK_TRUST_PROXY),
    browser: (asked.get('user-agent') ?? '').slice(0, 300),
    quiet: asked.get(DESK_QUIET_HEADER) === '1',
  };
}

/** Asks the platform in the operator's name, signed as the desk. The answer is whole, its body as it came. */
export async function askPlatform({ method, path, body = '', token }: Asked): Promise<Response> {
  const { PLATFORM_URL, DESK_SECRET } = deskEnv();
  const { address, browser, quiet } = await visitor();
  const signed = deskCall({ method, url: path, token: token ?? null, address });
  const signature = sign(DESK_SECRET, { ...signed, body }, new Date());
  return withDeadline(TIMEOUT_MS, async (signal) => {
    const response = await fetch(new URL(path, PLATFORM_URL), {
      method,
      headers: {
        ...PLAIN_BODY,
        [DESK_ADDRESS_HEADER]: address,
        ...(browser ? { 'user-agent': browser } : {}),
        ...(quiet ? { [DESK_QUIET_HEADER]: '1' } : {}),
        [SIGNATURE_HEADER]: signature,
        ...(token ? { authorization: `${DESK_SCHEME} ${token}` } : {}),
        ...(body === '' ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === '' ? {} : { body }),
      redirect: 'error',
      cache: 'no-store',
      signal,
    });
    const kept = new Headers();
    for (const name of ['content-type', 'content-disposition', 'retry-after', TRUNCATED_HEADER]) {
      const value = response.headers.get(name);
      if (value !== null) kept.set(name, value);
    }
    kept.set('cache-control', 'no-store');
    return new Response(response.status === 204 ? null : await response.arrayBuffer(), {
      status: response.status,
      headers: kept,
    });
  });
}
