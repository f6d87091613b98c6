import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** Who signs in at the provider, and what is wrong with its token. */
type Given = {
  subject: string;
  amr?: string[];
  acr?: string;
  /** How many minutes ago they gave their factors there; null: the token does not say. Unset: now. */
  minutesAgo?: number | null;
  spoilt?: 'nonce' | 'audience' | 'issuer' | 'expiry' | 'signature';
};
type Granted = Given & { nonce: string; challenge: string; redirect: string };

/** How a client is known there; a product under test has the same in its settings (scripts/test.mjs). */
const CLIENT = { id: 'kozyr-desk', secret: 'a secret of the client' };
const ALG = 'RS256';

type Signing = { issuer: string; now: Date; kid: string; key: CryptoKey };

/** The token of somebody who was granted a code. */
function tokenOf({ subject, amr, acr, minutesAgo = 0, spoilt, nonce }: Granted, { issuer, now, kid, key }: Signing) {
  const at = Math.floor(now.getTime() / 1000) - (spoilt === 'expiry' ? 7200 : 0);
  const claims = {
    nonce: spoilt === 'nonce' ? 'another' : nonce,
    ...(amr ? { amr } : {}),
    ...(acr ? { acr } : {}),
    ...(minutesAgo === null ? {} : { auth_time: at - minutesAgo * 60 }),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALG, kid })
    .setIssuer(spoilt === 'issuer' ? 'http://127.0.0.1:1' : issuer)
    .setAudience(spoilt === 'audience' ? 'somebody-else' : CLIENT.id)
    .setSubject(subject)
    .setIssuedAt(at)
    .setExpirationTime(at + 300)
    .sign(key);
}

/** What it says of itself. */
function descriptionOf(issuer: string): object {
  const at = (page: string) => `${issuer}/${page}`;
  return {
    issuer,
    authorization_endpoint: at('authorize'),
    token_endpoint: at('token'),
    jwks_uri: at('jwks'),
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [ALG],
    code_challenge_methods_supported: ['S256'],
  };
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

/** Its page: whoever sits there goes on, or turns back. */
const pageOf = (query: string) =>
  `<!doctype html><html lang="en"><title>Staff</title><h1>Staff</h1><p><a href="/allow${query}">Go on</a> <a href="/refuse${query}">Turn back</a></p></html>`;

/**
 * A small OpenID Connect provider on this machine, with real signatures: it grants a code once, to whoever began the way (PKCE).
 * @param port the one where it listens; 0: any that is free
 */
export async function startOidcProvider(now: () => Date, port = 0) {
  let key = { kid: 'one', ...(await generateKeyPair(ALG)) };
  const stranger = await generateKeyPair(ALG);
  const asked = new Map<string, number>();
  const granted = new Map<string, Granted>();
  const server = createServer();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let atPage: Given = { subject: 'nobody' };

  const signedFor = (one: Granted) =>
    tokenOf(one, {
      issuer,
      now: now(),
      kid: key.kid,
      key: one.spoilt === 'signature' ? stranger.privateKey : key.privateKey,
    });
  const answerToken = async (request: IncomingMessage): Promise<[number, object]> => {
    const sent = await bodyOf(request);
    const code = sent.get('code') ?? '';
    const found = granted.get(code);
    granted.delete(code);
    const challenge = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    const known = sent.get('client_id') === CLIENT.id && sent.get('client_secret') === CLIENT.secret;
    if (!known) return [401, { error: 'invalid_client' }];
    if (!found || found.challenge !== challenge || found.redirect !== sent.get('redirect_uri'))
      return [400, { error: 'invalid_grant' }];
    return [200, { access_token: 'unused', token_type: 'Bearer', expires_in: 60, id_token: await signedFor(found) }];
  };
  const answerTo = async (request: IncomingMessage): Promise<[number, object]> => {
    const path = request.url ?? '';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    if (path === '/token') return answerToken(request);
    if (path === '/jwks')
      return [200, { keys: [{ ...(await exportJWK(key.publicKey)), alg: ALG, kid: key.kid, use: 'sig' }] }];
    if (path !== '/.well-known/openid-configuration') return [404, {}];
    return [200, descriptionOf(issuer)];
  };
  /** Signs somebody in at the page where a browser was sent. @returns the query that it comes back with */
  const grant = (url: string, given: Given): string => {
    const query = new URL(url).searchParams;
    const code = randomBytes(16).toString('hex');
    const [nonce, challenge, redirect] = ['nonce', 'code_challenge', 'redirect_uri'].map(
      (name) => query.get(name) ?? '',
    );
    granted.set(code, { ...given, nonce: nonce ?? '', challenge: challenge ?? '', redirect: redirect ?? '' });
    return new URLSearchParams({ code, state: query.get('state') ?? '' }).toString();
  };
  /** What a browser is shown, or where it is led; null: it asks for something else. */
  const answerBrowser = ({ pathname, search, searchParams }: URL): { page: string } | { to: string } | null => {
    const back = searchParams.get('redirect_uri') ?? '';
    if (pathname === '/authorize') return { page: pageOf(search.replaceAll('&', '&amp;')) };
    if (pathname === '/allow') return { to: `${back}?${grant(`${issuer}${search}`, atPage)}` };
    const refused = new URLSearchParams({ error: 'access_denied', state: searchParams.get('state') ?? '' });
    return pathname === '/refuse' ? { to: `${back}?${refused}` } : null;
  };
  server.on('request', (request, response) => {
    const shown = answerBrowser(new URL(request.url ?? '/', issuer));
    if (shown && 'page' in shown) return response.writeHead(200, { 'content-type': 'text/html' }).end(shown.page);
    if (shown) return response.writeHead(303, { location: shown.to }).end();
    void answerTo(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });

  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret, OIDC_NAME: 'Staff' },
    grant,
    /** Who sits at its page from now on. */
    seat: (given: Given) => {
      atPage = given;
    },
    /** How often it was asked for its description, and for its keys. */
    asked: () => ({
      description: asked.get('/.well-known/openid-configuration') ?? 0,
      keys: asked.get('/jwks') ?? 0,
    }),
    /** Signs by a new key from now on, and shows no other. */
    changeKey: async () => {
      key = { kid: randomBytes(8).toString('hex'), ...(await generateKeyPair(ALG)) };
    },
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
