import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { classOfRoute } from './class-of-route';
import {
  type Caller,
  CallerLeft,
  createWorkGate,
  type Leave,
  Overloaded,
  type WorkGate,
  type WorkLimits,
} from './work-gate';

const callerOf = ({ raw }: FastifyReply): Caller => ({
  hasLeft: () => raw.destroyed || raw.socket?.destroyed === true,
  onLeaving(act) {
    raw.once('close', act);
    return () => raw.off('close', act);
  },
});

const isStream = (payload: unknown) => typeof payload === 'object' && payload !== null && 'pipe' in payload;

/**
 * Bounds what this process works on. A request for which there is no room is answered 503 before its body is read; it takes its place
 * once the body is there, so that slow bodies hold none, and before the database is touched. It gives it back when its work is over,
 * also when whoever asked left long before: what has begun is finished, what waits for a caller who left is not begun.
 */
export function admitRequests(app: FastifyInstance, limits: WorkLimits): WorkGate {
  const gate = createWorkGate(limits);
  const places = new WeakMap<FastifyRequest, Leave>();
  const kindOf = (request: FastifyRequest) => classOfRoute(request.method, request.routeOptions.url);

  app.addHook('onRequest', (request, _reply, done) => {
    const kind = kindOf(request);
    done(kind && gate.isFull(kind) ? new Overloaded() : undefined);
  });
  app.addHook('preHandler', async (request, reply) => {
    const kind = kindOf(request);
    if (!kind) return;
    try {
      places.set(request, await gate.enter(kind, callerOf(reply)));
    } catch (error) {
      if (!(error instanceof CallerLeft)) throw error;
      // Nobody is there to be answered.
      reply.hijack();
      return reply;
    }
  });
  // The end of the answer is told as soon as a caller leaves; the work is over when there is something to send.
  app.addHook('onSend', async (request, reply, payload) => {
    const leave = places.get(request);
    if (leave && isStream(payload) && !reply.raw.destroyed) reply.raw.once('close', leave);
    else leave?.();
    return payload;
  });
  return gate;
}
