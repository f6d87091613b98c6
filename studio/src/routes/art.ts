import type { FastifyInstance } from 'fastify';
import type { ArtCache } from '../art/cache';
import { hasPreview } from '../art/preview/preview';
import type { Catalogue } from '../catalogue/catalogue';
import { DomainError } from '../errors/domain-error';
import { modelOf } from '../maths/engines';
import type { PublicLimits } from './public-limits';

/** Widths that tiles are drawn in: those of the specification §9 up to 1,200; wider ones would be drawn for nobody's screen. */
const WIDTHS: readonly number[] = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200];

/** What a drawing costs beside a kept picture, in tokens of whoever asks (public-limits.ts). */
const DRAWING_COST = 10;
/** And what a preview costs, whose thirty pictures take about as long as three. */
const PREVIEW_COST = 30;

/** The narrowest width of the list that is at least the asked one; the widest when it is beyond the list. */
export function clampWidth(asked: number): number {
  return WIDTHS.find((width) => width >= asked) ?? WIDTHS.at(-1) ?? asked;
}

type Deps = { catalogue: Catalogue; cache: ArtCache; limits: PublicLimits };

export async function art(app: FastifyInstance, deps: Deps): Promise<void> {
  app.get<{ Params: { slug: string; file: string } }>('/art/:slug/:file', async (request, reply) => {
    const [, width, kind, form, symbols, preview] =
      /^(?:([1-9]\d{0,4})\.(avif|webp)|(?:room-(wide|tall)|(symbols)|(preview))\.webp)$/.exec(request.params.file) ??
      [];
    const format = kind === 'avif' ? 'avif' : 'webp';
    const game = deps.catalogue.find(request.params.slug);
    if (!game || (!width && !form && !symbols && !preview)) throw new DomainError(404, 'NOT_FOUND', 'No such picture');
    // Whoever asks knows of a game that it is there, not how it is played: without a preview it keeps its tile.
    if (preview && !hasPreview(modelOf(game.model)))
      return reply.header('cache-control', 'public, max-age=86400').status(204).send();
    const admit = () => deps.limits.charge(request, preview ? PREVIEW_COST : DRAWING_COST);
    const drawn = () => {
      if (preview) return deps.cache.preview(game, admit);
      if (symbols) return deps.cache.symbols(game, admit);
      if (form) return deps.cache.room(game, form === 'tall' ? 'tall' : 'wide', admit);
      return deps.cache.picture(game, { width: clampWidth(Number(width)), format }, admit);
    };
    const picture = await drawn();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(`image/${format}`)
      .send(picture);
  });
}
