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

const CLIENT = { id: 'kozyr-desk', secret: 'a secret of the client' };
const ALG = 'RS256';

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

/** A small OpenID Connect provider on this machine, with real signatures: it grants a code once, to whoever began the way (PKCE). */
export async function startOidcProvider(now: () => Date) {
  let key = { kid: 'one', ...(await generateKeyPair(ALG)) };
  const stranger = await generateKeyPair(ALG);
  const asked = new Map<string, number>();
  const granted = new Map<string, Granted>();
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;

  const tokenOf = ({ subject, amr, acr, minutesAgo = 0, spoilt, nonce }: Granted) => {
    const at = Math.floor(now().getTime() / 1000) - (spoilt === 'expiry' ? 7200 : 0);
    const claims = {
      nonce: spoilt === 'nonce' ? 'another' : nonce,
      ...(amr ? { amr } : {}),
      ...(acr ? { acr } : {}),
      ...(minutesAgo === null ? {} : { auth_time: at - minutesAgo * 60 }),
    };
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALG, kid: key.kid })
      .setIssuer(spoilt === 'issuer' ? 'http://127.0.0.1:1' : issuer)
      .setAudience(spoilt === 'audience' ? 'somebody-else' : CLIENT.id)
      .setSubject(subject)
      .setIssuedAt(at)
      .setExpirationTime(at + 300)
      .sign(spoilt === 'signature' ? stranger.privateKey : key.privateKey);
  };

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
    return [200, { access_token: 'unused', token_type: 'Bearer', expires_in: 60, id_token: await tokenOf(found) }];
  };
  const answerTo = async (request: IncomingMessage): Promise<[number, object]> => {
    const path = request.url ?? '';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    if (path === '/token') return answerToken(request);
    if (path === '/jwks')
      return [200, { keys: [{ ...(await exportJWK(key.publicKey)), alg: ALG, kid: key.kid, use: 'sig' }] }];
    if (path !== '/.well-known/openid-configuration') return [404, {}];
    const at = (page: string) => `${issuer}/${page}`;
    return [
      200,
      {
        issuer,
        authorization_endpoint: at('authorize'),
        token_endpoint: at('token'),
        jwks_uri: at('jwks'),
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: [ALG],
        code_challenge_methods_supported: ['S256'],
      },
    ];
  };
  server.on('request', (request, response) => {
    void answerTo(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });

  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret, OIDC_NAME: 'Staff' },
    /** Signs somebody in at the page where a browser was sent. @returns the query that it comes back with */
    grant(url: string, given: Given): string {
      const query = new URL(url).searchParams;
      const code = randomBytes(16).toString('hex');
      const [nonce, challenge, redirect] = ['nonce', 'code_challenge', 'redirect_uri'].map(
        (name) => query.get(name) ?? '',
      );
      granted.set(code, { ...given, nonce: nonce ?? '', challenge: challenge ?? '', redirect: redirect ?? '' });
      return new URLSearchParams({ code, state: query.get('state') ?? '' }).toString();
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
