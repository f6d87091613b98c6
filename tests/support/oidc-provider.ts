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
const KEY = { alg: 'RS256', kid: 'one' } as const;

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

/** A small OpenID Connect provider on this machine, with real signatures: it grants a code once, to whoever began the way (PKCE). */
export async function startOidcProvider(now: () => Date) {
  const { privateKey, publicKey } = await generateKeyPair(KEY.alg);
  const stranger = await generateKeyPair(KEY.alg);
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
      .setProtectedHeader(KEY)
      .setIssuer(spoilt === 'issuer' ? 'http://127.0.0.1:1' : issuer)
      .setAudience(spoilt === 'audience' ? 'somebody-else' : CLIENT.id)
      .setSubject(subject)
      .setIssuedAt(at)
      .setExpirationTime(at + 300)
      .sign(spoilt === 'signature' ? stranger.privateKey : privateKey);
  };

  const answerToken = async (request: IncomingMessage): Promise<[number, object]> => {
    const asked = await bodyOf(request);
    const code = asked.get('code') ?? '';
    const found = granted.get(code);
    granted.delete(code);
    const challenge = createHash('sha256')
      .update(asked.get('code_verifier') ?? '')
      .digest('base64url');
    const known = asked.get('client_id') === CLIENT.id && asked.get('client_secret') === CLIENT.secret;
    if (!known) return [401, { error: 'invalid_client' }];
    if (!found || found.challenge !== challenge || found.redirect !== asked.get('redirect_uri'))
      return [400, { error: 'invalid_grant' }];
    return [200, { access_token: 'unused', token_type: 'Bearer', expires_in: 60, id_token: await tokenOf(found) }];
  };
  const answerTo = async (request: IncomingMessage): Promise<[number, object]> => {
    if (request.url === '/token') return answerToken(request);
    if (request.url === '/jwks') return [200, { keys: [{ ...(await exportJWK(publicKey)), ...KEY, use: 'sig' }] }];
    if (request.url !== '/.well-known/openid-configuration') return [404, {}];
    const at = (path: string) => `${issuer}/${path}`;
    return [
      200,
      {
        issuer,
        authorization_endpoint: at('authorize'),
        token_endpoint: at('token'),
        jwks_uri: at('jwks'),
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: [KEY.alg],
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
      const asked = new URL(url).searchParams;
      const code = randomBytes(16).toString('hex');
      const [nonce, challenge, redirect] = ['nonce', 'code_challenge', 'redirect_uri'].map(
        (name) => asked.get(name) ?? '',
      );
      granted.set(code, { ...given, nonce: nonce ?? '', challenge: challenge ?? '', redirect: redirect ?? '' });
      return new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString();
    },
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
