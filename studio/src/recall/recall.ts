import { randomBytes } from 'node:crypto';
import { localeOf } from '@kozyr/contracts/locales';
import { recallRequestSchema } from '@kozyr/contracts/rounds';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Catalogue } from '../catalogue/catalogue';
import type { Env } from '../env';
import { DomainError } from '../errors/domain-error';
import { modelOf } from '../maths/engines';
import type { ClientBuild } from '../page/client-build';
import { gamePage } from '../page/game-page';
import { framePolicy } from '../routes/pages';
import type { PublicLimits } from '../routes/public-limits';
import { signedScope } from '../routes/signed-scope';
import { findRecall } from './find-recall';
import { tablePage } from './table-page';
import { readRecallToken, recallAddress } from './token';

type Deps = {
  env: Pick<Env, 'PUBLIC_URL' | 'STUDIO_PUBLIC_URL' | 'WALLET_SECRET'>;
  pool: pg.Pool;
  catalogue: Catalogue;
  client: ClientBuild;
  limits: PublicLimits;
};

/**
 * Rounds shown again, for the record: the platform asks for an address by its signature and gives it to the player whose
 * round it was; whoever has the address sees that round for some minutes. No wallet and no session stands behind it.
 */
export async function recall(app: FastifyInstance, { env, pool, catalogue, client, limits }: Deps): Promise<void> {
  const self = new URL(env.STUDIO_PUBLIC_URL).origin;
  const site = new URL(env.PUBLIC_URL).origin;

  await signedScope(
    app,
    { secret: env.WALLET_SECRET, limits },
    {
      '/rounds/recall': async (body) => {
        const asked = recallRequestSchema.safeParse(body);
        if (!asked.success) throw new DomainError(400, 'VALIDATION_ERROR', 'round_id and locale are wanted');
        const { round_id: id, locale } = asked.data;
        if (!UUID.test(id) || !(await findRecall(pool, id)))
          throw new DomainError(404, 'NOT_FOUND', 'No picture of it');
        return recallAddress(env, id, locale);
      },
    },
  );

  app.get<{ Querystring: { token?: string; locale?: string } }>('/recall', async (request, reply) => {
    const id = readRecallToken(env.WALLET_SECRET, request.query.token ?? '', new Date());
    const found = id && (await findRecall(pool, id));
    const game = found && catalogue.find(found.game);
    if (!found || !game) throw new DomainError(404, 'NOT_FOUND', 'This address shows no round, or no longer');
    const locale = localeOf(request.query.locale);
    const nonce = randomBytes(16).toString('base64');
    reply
      .header('content-security-policy', framePolicy(self, nonce, site))
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8');
    if (found.kind === 'table') return tablePage({ recall: found, title: game.title, locale, nonce });
    const files = client.games.get(modelOf(game.model).engine);
    if (!files) throw new DomainError(404, 'NOT_FOUND', 'This game shows no rounds');
    const { round, currency } = found;
    return gamePage({ game, locale, files, nonce, siteOrigin: site, recall: { round, currency } });
  });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
