import type { FastifyInstance } from 'fastify';
import type { ArtCache } from '../art/cache';
import type { Catalogue } from '../catalogue/catalogue';
import { DomainError } from '../errors/domain-error';
import type { PublicLimits } from './public-limits';

/** Widths that tiles are drawn in: those of the specification §9 up to 1,200; wider ones would be drawn for nobody's screen. */
const WIDTHS: readonly number[] = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200];

/** What a drawing costs beside a kept picture, in tokens of whoever asks (public-limits.ts). */
const DRAWING_COST = 10;

/** The narrowest width of the list that is at least the asked one; the widest when it is beyond the list. */
export function clampWidth(asked: number): number {
  return WIDTHS.find((width) => width >= asked) ?? WIDTHS.at(-1) ?? asked;
}

type Deps = { catalogue: Catalogue; cache: ArtCache; limits: PublicLimits };

export async function art(app: FastifyInstance, deps: Deps): Promise<void> {
  app.get<{ Params: { slug: string; file: string } }>('/art/:slug/:file', async (request, reply) => {
    const [, width, form, symbols] =
      /^(?:([1-9]\d{0,4})|room-(wide|tall)|(symbols))\.webp$/.exec(request.params.file) ?? [];
    const game = deps.catalogue.find(request.params.slug);
    if (!game || (!width && !form && !symbols)) throw new DomainError(404, 'NOT_FOUND', 'No such picture');
    const admit = () => deps.limits.charge(request, DRAWING_COST);
    const drawn = () => {
      if (symbols) return deps.cache.symbols(game, admit);
      if (form) return deps.cache.room(game, form === 'tall' ? 'tall' : 'wide', admit);
      return deps.cache.picture(game, clampWidth(Number(width)), admit);
    };
    const picture = await drawn();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/webp')
      .send(picture);
  });
}
