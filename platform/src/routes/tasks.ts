import * as contract from '@kozyr/contracts/tasks';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { getOwnTasks } from '../services/rewards/tasks/get-own-tasks';
import { listTaskTerms } from '../services/rewards/tasks/list-task-terms';
import { takeTaskReward } from '../services/rewards/tasks/take';
import { serve } from './serve';

/** Tasks of the day: their rules, a player's own, and taking a reward. */
export function taskRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, contract.listTaskTerms, async () => ({ status: 200, body: await listTaskTerms(ctx) }));
  serve(app, ctx, contract.getOwnTasks, async ({ caller }) => ({ status: 200, body: await getOwnTasks(ctx, caller) }));
  serve(app, ctx, contract.takeTaskReward, async ({ caller, body }) => ({
    status: 200,
    body: await takeTaskReward(ctx, caller, body),
  }));
}
