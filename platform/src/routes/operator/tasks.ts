import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { getOperatorTasks, setOperatorTasks } from '../../services/rewards/tasks/operate-tasks';
import { serve } from '../serve';

/** Terms of the tasks of a day. */
export function operatorTaskRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.getTasks, async () => ({ status: 200, body: await getOperatorTasks(ctx) }));
  serve(app, ctx, endpoints.setTasks, async ({ caller, body }) => ({
    status: 200,
    body: await setOperatorTasks(ctx, caller, body),
  }));
}
