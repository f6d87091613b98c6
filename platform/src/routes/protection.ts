import * as gaming from '@kozyr/contracts/gaming-session';
import { getOwnJurisdiction } from '@kozyr/contracts/jurisdictions';
import { getPlayStatement as getPlayStatementContract } from '@kozyr/contracts/play-statement';
import * as limits from '@kozyr/contracts/player-limits';
import * as contract from '@kozyr/contracts/protection';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { closeAccount } from '../services/identity/protection/close-account';
import { answerRealityCheck, getGamingSession, setRealityCheck } from '../services/identity/protection/gaming-session';
import { getPlayStatement } from '../services/identity/protection/get-play-statement';
import {
  confirmLimit,
  dropLimitChange,
  listLimits,
  removeLimit,
  setLimit,
  setTimeLimit,
} from '../services/identity/protection/set-limit';
import { excludeSelf, startTimeOut } from '../services/identity/protection/stop-playing';
import { jurisdictionOf } from '../services/kernel/jurisdictions/places';
import { serve } from './serve';

/** What a player does to play less, or not at all. */
export function protectionRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, contract.startTimeOut, async ({ caller, body }) => ({
    status: 200,
    body: await startTimeOut(ctx, caller, body.days),
  }));
  serve(app, ctx, contract.excludeSelf, async ({ caller, body }) => ({
    status: 200,
    body: await excludeSelf(ctx, caller, body.length),
  }));
  serve(app, ctx, contract.closeAccount, async ({ caller, body, request }) => ({
    status: 200,
    body: await closeAccount(ctx, caller, { ...body, ip: request.ip }),
  }));
  serve(app, ctx, gaming.getGamingSession, async ({ caller }) => ({
    status: 200,
    body: await getGamingSession(ctx, caller),
  }));
  serve(app, ctx, gaming.answerRealityCheck, async ({ caller }) => ({
    status: 200,
    body: await answerRealityCheck(ctx, caller),
  }));
  serve(app, ctx, gaming.setRealityCheck, async ({ caller, body }) => ({
    status: 200,
    body: await setRealityCheck(ctx, caller, body.every),
  }));
  serve(app, ctx, getPlayStatementContract, async ({ caller }) => ({
    status: 200,
    body: await getPlayStatement(ctx, caller),
  }));
  serve(app, ctx, getOwnJurisdiction, async ({ caller }) => ({
    status: 200,
    body: await jurisdictionOf(ctx, ctx.db, caller.userId),
  }));
  serve(app, ctx, limits.listPlayerLimits, async ({ caller }) => ({
    status: 200,
    body: await listLimits(ctx, caller),
  }));
  serve(app, ctx, limits.setPlayerLimit, async ({ caller, params, body }) => ({
    status: 200,
    body: await setLimit(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, limits.setPlayerTimeLimit, async ({ caller, params, body }) => ({
    status: 200,
    body: await setTimeLimit(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, limits.removePlayerLimit, async ({ caller, params }) => ({
    status: 200,
    body: await removeLimit(ctx, caller, params),
  }));
  serve(app, ctx, limits.confirmPlayerLimit, async ({ caller, params }) => ({
    status: 200,
    body: await confirmLimit(ctx, caller, params),
  }));
  serve(app, ctx, limits.dropPlayerLimitChange, async ({ caller, params }) => ({
    status: 200,
    body: await dropLimitChange(ctx, caller, params),
  }));
}
