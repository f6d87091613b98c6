import { OIDC_CALLBACK_PATH } from '@kozyr/contracts/operator/oidc';
import { subMinutes } from 'date-fns';
import * as oidc from 'openid-client';
import type { Env } from '../../env';
import { DomainError } from '../../errors';

/** How long the provider may take for each answer, in seconds. */
const TIMEOUT_SECONDS = 8;

/** What is kept of a way to the provider while the browser is there. */
export type OidcFlow = { state: string; nonce: string; verifier: string };

/** Who came back, as the provider's signed token says. secondFactor: more than one was given, in the last minutes. */
export type OidcIdentity = { issuer: string; subject: string; secondFactor: boolean };

/** A provider that remembers somebody for longer asks them anew. Its word on a second factor counts as one given just now. */
const FRESH_MINUTES = 5;

/** Authentication context classes that mean more than one factor. */
const STRONG_CONTEXTS: readonly string[] = [
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'https://refeds.org/profile/mfa',
];

const away = () =>
  new DomainError('SERVICE_UNAVAILABLE', 'The sign-in provider does not answer. Try again in a minute.');

/** The provider as it describes itself now. @throws DomainError STATE_CONFLICT where none is set, SERVICE_UNAVAILABLE */
async function discover({ env, now }: { env: Env; now: Date }): Promise<oidc.Configuration> {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env;
  if (OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined)
    throw new DomainError('STATE_CONFLICT', 'No sign-in provider is set: OIDC_ISSUER.', { why: 'no_oidc' });
  const server = new URL(OIDC_ISSUER);
  // The token comes straight from the provider, by TLS: its signature is checked all the same. A provider on this machine speaks http;
  // env.ts lets no other one do so.
  const checked = [oidc.enableNonRepudiationChecks];
  const execute = server.protocol === 'http:' ? [...checked, oidc.allowInsecureRequests] : checked;
  // The library asks the system's clock: what differs from ours is said to it.
  const skew = Math.round((now.getTime() - Date.now()) / 1000);
  try {
    return await oidc.discovery(
      server,
      OIDC_CLIENT_ID,
      { [oidc.clockSkew]: skew, client_secret: OIDC_CLIENT_SECRET },
      undefined,
      { execute, timeout: TIMEOUT_SECONDS },
    );
  } catch {
    throw away();
  }
}

/** Begins a way to the provider. @returns what to keep, and where the browser goes @throws DomainError STATE_CONFLICT, SERVICE_UNAVAILABLE */
export async function beginAtProvider(asked: { env: Env; now: Date }): Promise<OidcFlow & { url: string }> {
  const config = await discover(asked);
  const verifier = oidc.randomPKCECodeVerifier();
  const flow = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier };
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: new URL(OIDC_CALLBACK_PATH, asked.env.DESK_PUBLIC_URL).href,
    scope: 'openid',
    max_age: `${FRESH_MINUTES * 60}`,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { ...flow, url: url.href };
}

/** What is wrong with the settings, in a line: a provider that is half set would have a button that leads nowhere. */
export function halfSetProvider(env: Pick<Env, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET'>): string[] {
  const set = [env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET].filter((one) => one !== undefined);
  if (set.length === 0 || set.length === 3) return [];
  return ['OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together: set all or none. See .env.example.'];
}

const textsOf = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim]).filter((one): one is string => typeof one === 'string');

/** Whether a token says that more than one factor was given, and that it was in the last minutes. */
function saysSecondFactor({ amr, acr, auth_time: at }: oidc.IDToken, now: Date): boolean {
  const several = textsOf(amr).includes('mfa') || textsOf(acr).some((one) => STRONG_CONTEXTS.includes(one));
  return several && at !== undefined && new Date(at * 1000) >= subMinutes(now, FRESH_MINUTES);
}

const isAway = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof oidc.ClientError && (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT'));

/**
 * Exchanges what the browser came back with, and checks state, nonce, issuer, audience, signature and times of the token.
 * @param answer the query of the address
 * @throws DomainError OIDC_WRONG, SERVICE_UNAVAILABLE, STATE_CONFLICT
 */
export async function finishAtProvider(
  asked: { env: Env; now: Date },
  { state, nonce, verifier }: OidcFlow,
  answer: string,
): Promise<OidcIdentity> {
  const config = await discover(asked);
  const back = new URL(OIDC_CALLBACK_PATH, asked.env.DESK_PUBLIC_URL);
  back.search = answer;
  try {
    const tokens = await oidc.authorizationCodeGrant(config, back, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider sent no token of who it is.');
    return { issuer: claims.iss, subject: claims.sub, secondFactor: saysSecondFactor(claims, asked.now) };
  } catch (error) {
    if (isAway(error)) throw away();
    throw new DomainError('OIDC_WRONG', 'What the provider sent back is not valid. Begin the sign-in again.', {
      why: 'oidc_refused',
    });
  }
}
