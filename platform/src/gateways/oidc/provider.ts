import { OIDC_CALLBACK_PATH } from '@kozyr/contracts/operator/oidc';
import { subMinutes, subSeconds } from 'date-fns';
import * as oidc from 'openid-client';
import type { Env } from '../../env';
import { DomainError } from '../../errors';
import { providerAway, withProvider } from './known-provider';

/** What is kept of a way to the provider while the browser is there. */
export type OidcFlow = { state: string; nonce: string; verifier: string };

/** Who came back, as the provider's signed token says: whether they gave more than one factor, and when they last gave any; null: it is not said. */
export type OidcIdentity = { issuer: string; subject: string; several: boolean; gaveAt: Date | null };

/** A provider that remembers somebody for longer asks them anew. Its word on a second factor counts as one given just now. */
const FRESH_MINUTES = 5;
/** The provider's clock may be so far behind ours, in seconds. */
const CLOCK_SECONDS = 30;

/** Authentication context classes that mean more than one factor. */
const STRONG_CONTEXTS: readonly string[] = [
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'https://refeds.org/profile/mfa',
];

/**
 * Begins a way to the provider.
 * @param anew whether it asks for factors whomever it remembers; else only where it last did so more than five minutes ago
 * @returns what to keep, and where the browser goes
 * @throws DomainError STATE_CONFLICT where no provider is set, SERVICE_UNAVAILABLE
 */
export async function beginAtProvider(
  asked: { env: Env; now: Date },
  { anew }: { anew: boolean },
): Promise<OidcFlow & { url: string }> {
  return withProvider(asked, async (config) => {
    const verifier = oidc.randomPKCECodeVerifier();
    const flow = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier };
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: new URL(OIDC_CALLBACK_PATH, asked.env.DESK_PUBLIC_URL).href,
      scope: 'openid',
      ...(anew ? { prompt: 'login', max_age: '0' } : { max_age: `${FRESH_MINUTES * 60}` }),
      state: flow.state,
      nonce: flow.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return { ...flow, url: url.href };
  });
}

/** What is wrong with the settings, in a line: a provider that is half set would have a button that leads nowhere. */
export function halfSetProvider(env: Pick<Env, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET'>): string[] {
  const set = [env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET].filter((one) => one !== undefined);
  if (set.length === 0 || set.length === 3) return [];
  return ['OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together: set all or none. See .env.example.'];
}

const textsOf = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim]).filter((one): one is string => typeof one === 'string');

/** Whether a token says that more than one factor was given. */
const saysSeveral = ({ amr, acr }: oidc.IDToken): boolean =>
  textsOf(amr).includes('mfa') || textsOf(acr).some((one) => STRONG_CONTEXTS.includes(one));

/** Whether somebody signs in by the provider's word alone: it says that several factors were given in the last minutes. */
export const isFresh = ({ several, gaveAt }: OidcIdentity, now: Date): boolean =>
  several && gaveAt !== null && gaveAt >= subMinutes(now, FRESH_MINUTES);

/** Whether factors were given on the way that began at a moment; null: the provider does not say when. */
export const gaveSince = ({ gaveAt }: OidcIdentity, begunAt: Date): boolean | null =>
  gaveAt === null ? null : gaveAt >= subSeconds(begunAt, CLOCK_SECONDS);

const isAway = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof oidc.ClientError && (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT'));

/** Why the provider's answer is not taken: who is asked there may say no, and that is no mistake of anybody's. */
const refusalOf = (error: unknown) =>
  error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied'
    ? new DomainError('OIDC_WRONG', 'The provider did not let you in, or you turned back there.', {
        why: 'oidc_denied',
      })
    : new DomainError('OIDC_WRONG', 'What the provider sent back is not valid. Begin the sign-in again.', {
        why: 'oidc_refused',
      });

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
  const back = new URL(OIDC_CALLBACK_PATH, asked.env.DESK_PUBLIC_URL);
  back.search = answer;
  return withProvider(asked, async (config) => {
    try {
      const tokens = await oidc.authorizationCodeGrant(config, back, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no token of who it is.');
      const { iss: issuer, sub: subject, auth_time: at } = claims;
      return { issuer, subject, several: saysSeveral(claims), gaveAt: at === undefined ? null : new Date(at * 1000) };
    } catch (error) {
      throw isAway(error) ? providerAway() : refusalOf(error);
    }
  });
}
