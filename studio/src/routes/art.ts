import type { FastifyInstance } from 'fastify';
import type { ArtCache } from '../art/cache';
import type { Catalogue } from '../catalogue/catalogue';
import { Failure } from './failure';

/** Widths of images, spec §9: the small ones and the large ones. */
export const WIDTHS: readonly number[] = [
  16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840,
];

/** The narrowest width of the list that is at least the asked one; the widest when it is beyond the list. */
export function clampWidth(asked: number): number {
  return WIDTHS.find((width) => width >= asked) ?? WIDTHS.at(-1) ?? asked;
}

export async function art(app: FastifyInstance, deps: { catalogue: Catalogue; cache: ArtCache }): Promise<void> {
  app.get<{ Params: { slug: string; file: string } }>('/art/:slug/:file', async (request, reply) => {
    const asked = /^([1-9]\d{0,4})\.webp$/.exec(request.params.file)?.[1];
    const game = deps.catalogue.find(request.params.slug);
    if (!asked || !game) throw new Failure(404, 'NOT_FOUND', 'No such picture');
    const picture = await deps.cache.picture(game, clampWidth(Number(asked)));
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/webp')
      .send(picture);
  });
}
