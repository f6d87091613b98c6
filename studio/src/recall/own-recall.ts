import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Env } from '../env';
import { DomainError } from '../errors/domain-error';
import { findRound } from '../rounds/play';
import { parse } from '../routes/play-api';
import { sessionFrom } from '../routes/session-from';
import { findRecall } from './find-recall';
import { recallAddress } from './token';

type Deps = Parameters<typeof sessionFrom>[0] & { env: Pick<Env, 'STUDIO_PUBLIC_URL' | 'WALLET_SECRET'> };

const body = z.object({ round_id: z.uuid() });

/**
 * In the game: an address that shows a round of the session's own player, in the session's game, again for some minutes. Of anybody else's
 * round, and of one that has no picture (play money without a player, one that goes on), it is said that there is none.
 */
export async function ownRecall(app: FastifyInstance, { env, pool, signIns }: Deps): Promise<void> {
  app.post('/rounds/recall', { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }, async (request) => {
    const { round_id: id } = parse(body, request.body);
    const session = await sessionFrom({ pool, signIns }, request);
    const own = await findRound(pool, 'r.id = $1 and s.holder = $2 and s.game = $3', [
      ...[id, session.holder, session.game],
    ]);
    if (!own || !(await findRecall(pool, id))) throw new DomainError(404, 'NOT_FOUND', 'No picture of it');
    return recallAddress(env, id, session.locale);
  });
}
