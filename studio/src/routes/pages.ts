import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { localeOf } from '@kozyr/contracts/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue';
import type { Env } from '../env';
import { DomainError } from '../errors/domain-error';
import { modelOf } from '../maths/engines';
import type { ClientBuild } from '../page/client-build';
import { gamePage, verifierPage } from '../page/game-page';

type Deps = { env: Pick<Env, 'PUBLIC_URL' | 'STUDIO_PUBLIC_URL'>; catalogue: Catalogue; client: ClientBuild };

/** The policy of a page of ours in a frame. 'self' would do in today's browsers; the full origin also holds for a frame whose own origin is opaque. */
export function framePolicy(self: string, nonce: string, ancestors: string): string {
  const style = nonce === '' ? self : `${self} 'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    `script-src ${self}`,
    `style-src ${style}`,
    `connect-src ${self}`,
    `font-src ${self}`,
    `img-src ${self} data:`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}

/** Whether the caller can read this content coding. */
export const accepts = (request: FastifyRequest, coding: string): boolean =>
  String(request.headers['accept-encoding'] ?? '')
    .split(/[,;\s]+/)
    .includes(coding);

/** The game page, the verifier and their files. */
export async function pages(app: FastifyInstance, { env, catalogue, client }: Deps): Promise<void> {
  const self = new URL(env.STUDIO_PUBLIC_URL).origin;
  const site = new URL(env.PUBLIC_URL).origin;

  app.get<{ Querystring: { game?: string; locale?: string } }>('/play', async (request, reply) => {
    const game = catalogue.find(request.query.game ?? '');
    if (!game) throw new DomainError(404, 'NOT_FOUND', 'No such game');
    const files = client.games.get(modelOf(game.model).engine);
    if (!files) throw new DomainError(503, 'GAME_NOT_READY', 'This game can’t be played yet');
    const nonce = randomBytes(16).toString('base64');
    const locale = localeOf(request.query.locale);
    reply
      .header('content-security-policy', framePolicy(self, nonce, site))
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
      .header('cache-control', 'no-store')
      .header('vary', 'Accept-Encoding')
      .type('text/html; charset=utf-8');
    const page = gamePage({ game, locale, files, nonce, siteOrigin: site });
    return accepts(request, 'gzip') ? reply.header('content-encoding', 'gzip').send(gzipSync(page)) : reply.send(page);
  });

  app.get<{ Querystring: { locale?: string } }>('/verify', async (request, reply) =>
    reply
      .header('content-security-policy', framePolicy(self, '', "'none'"))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(verifierPage(client.verifier, localeOf(request.query.locale))),
  );

  app.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
    const asset = client.assets.get(request.params.file);
    if (!asset) throw new DomainError(404, 'NOT_FOUND', 'No such file');
    // Fonts are fetched with CORS, and a sandboxed frame's origin is opaque: nothing here is private.
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('vary', 'Accept-Encoding')
      .type(asset.type);
    if (asset.brotli && accepts(request, 'br')) return reply.header('content-encoding', 'br').send(asset.brotli);
    if (asset.gzip && accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(asset.gzip);
    return reply.send(asset.body);
  });
}
