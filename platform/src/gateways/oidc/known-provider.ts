import { addMinutes } from 'date-fns';
import * as oidc from 'openid-client';
import type { Env } from '../../env';
import { DomainError } from '../../errors';

/** How long the provider may take for each answer, in seconds. */
const TIMEOUT_SECONDS = 8;
/** How a provider describes itself is asked again after so many minutes; its keys sooner, as the library has it. */
const KNOWN_MINUTES = 60;
/** The library looks for a key that it does not know only in keys that are older than this, in seconds. */
const REREAD_SECONDS = 60;

type Known = { metadata: oidc.ServerMetadata; until: Date; keys: ReturnType<typeof oidc.getJwksCache> };

/** What providers said of themselves, by issuer and client: a process asks once in a while, not at each sign-in. */
const known = new Map<string, Known>();

/** The refusal while the provider does not answer. */
export const providerAway = () =>
  new DomainError('SERVICE_UNAVAILABLE', 'The sign-in provider does not answer. Try again in a minute.', {
    why: 'oidc_away',
  });

type Set = { issuer: URL; id: string; secret: string };

/** @throws DomainError STATE_CONFLICT where no provider is set */
function settingsOf({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Env): Set {
  if (OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined)
    throw new DomainError('STATE_CONFLICT', 'No sign-in provider is set: OIDC_ISSUER.', { why: 'no_oidc' });
  return { issuer: new URL(OIDC_ISSUER), id: OIDC_CLIENT_ID, secret: OIDC_CLIENT_SECRET };
}

/** A provider on this machine speaks http; env.ts lets no other one do so. */
const isPlain = ({ protocol }: URL): boolean => protocol === 'http:';

async function describe({ issuer, id, secret }: Set, now: Date): Promise<Known> {
  const key = `${issuer.href} ${id}`;
  const kept = known.get(key);
  if (kept && kept.until > now) return kept;
  const execute = isPlain(issuer) ? [oidc.allowInsecureRequests] : [];
  const asked = await oidc
    .discovery(issuer, id, secret, undefined, { execute, timeout: TIMEOUT_SECONDS })
    .catch((): never => {
      throw providerAway();
    });
  const read = { metadata: asked.serverMetadata(), until: addMinutes(now, KNOWN_MINUTES), keys: undefined };
  known.set(key, read);
  return read;
}

/**
 * Does something with the provider as it described itself. Its keys are kept for the next time; a token by a key that is not among them
 * has them read again, however new they are.
 * @throws DomainError STATE_CONFLICT where none is set, SERVICE_UNAVAILABLE, and what the work throws
 */
export async function withProvider<T>(
  { env, now }: { env: Env; now: Date },
  work: (config: oidc.Configuration) => Promise<T>,
): Promise<T> {
  const set = settingsOf(env);
  const provider = await describe(set, now);
  // The library asks the system's clock: what differs from ours is said to it.
  const skew = Math.round((now.getTime() - Date.now()) / 1000);
  const client = { [oidc.clockSkew]: skew, client_secret: set.secret };
  const config = new oidc.Configuration(provider.metadata, set.id, client);
  config.timeout = TIMEOUT_SECONDS;
  // The token comes straight from the provider, by TLS: its signature is checked all the same.
  oidc.enableNonRepudiationChecks(config);
  if (isPlain(set.issuer)) oidc.allowInsecureRequests(config);
  const { keys } = provider;
  const oldEnough = Math.floor(Date.now() / 1000) - REREAD_SECONDS;
  if (keys) oidc.setJwksCache(config, { ...keys, uat: Math.min(keys.uat, oldEnough) });
  try {
    return await work(config);
  } finally {
    provider.keys = oidc.getJwksCache(config);
  }
}
