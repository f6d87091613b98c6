import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { stakesOf } from '../catalogue/stakes';
import { DomainError } from '../errors/domain-error';
import { isDecided } from '../maths/engines';
import { decideIn, openRoundOf, startRound } from '../rounds/decision-rounds';
import { actionSchema, choiceSchema } from '../rounds/decision-schema';
import { waitNow } from '../rounds/pace';
import { roundView } from '../rounds/round-view';
import { fairnessOf } from '../sessions/seeds';
import { betText, clientId, type PlayDeps, parse } from './play-api';
import { playSessionFrom, sessionFrom } from './session-from';

const startBody = z.object({ spin_id: clientId, bet: betText, choice: choiceSchema });
const decideBody = z.object({
  round_id: z.uuid(),
  step: z.number().int().min(0).max(100),
  decision_id: clientId,
  action: actionSchema,
});

/** Rounds in which the player decides: started, decided in step by step, and found again from any of his windows. */
export async function decisionsApi(app: FastifyInstance, deps: PlayDeps): Promise<void> {
  const { pool } = deps;

  app.post('/rounds', { config: { rateLimit: { max: 240, timeWindow: '1 minute' } } }, async (request) => {
    const body = parse(startBody, request.body);
    const session = await playSessionFrom(pool, request);
    const model = deps.catalogue.modelOfGame(session.game);
    if (!isDecided(model) || model.engine !== body.choice.engine) {
      throw new DomainError(409, 'WRONG_ENGINE', `This is no game of ${body.choice.engine}`);
    }
    const stakes = stakesOf(model, session.currency);
    const round = await startRound(deps.rounds, pool, session, {
      spinId: body.spin_id,
      bet: body.bet,
      stakes: stakes.filter((stake) => stake >= session.min_bet && stake <= session.max_bet),
      choice: body.choice,
    });
    return {
      round: roundView(round),
      fairness: await fairnessOf(pool, session.holder),
      wait_ms: await waitNow(pool, session),
    };
  });

  app.post('/rounds/decide', { config: { rateLimit: { max: 600, timeWindow: '1 minute' } } }, async (request) => {
    const body = parse(decideBody, request.body);
    const session = await playSessionFrom(pool, request);
    const round = await decideIn(deps.rounds, pool, session, {
      roundId: body.round_id,
      step: body.step,
      decision: { id: body.decision_id, action: body.action },
    });
    return { round: roundView(round) };
  });

  app.get('/rounds/open', async (request) => {
    const round = await openRoundOf(pool, await sessionFrom(deps, request));
    return { round: round ? roundView(round) : null };
  });
}
