import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import type { Context } from '../context';
import { cleanPlayerEvents } from '../jobs/clean-player-events';
import type { Listener } from '../outbox/listen';
import { PLAYER_EVENTS_CHANNEL } from '../outbox/publish';
import { ENDED_SESSIONS_CHANNEL } from '../services/accounts/refresh-tokens';
import { currentWallet } from '../services/events/current-wallet';
import { createEventHub } from '../services/events/hub';
import { resumeFrom } from '../services/events/read-events';
import { type Outlet, streamEvents } from '../services/events/stream';
import { authenticate } from './serve';

const CLEAN_EVERY_MS = 3_600_000;
const RECONNECT_MS = 2_000;
const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // The socket ends with the stream; kept alive it would hold up a stop of the process.
  connection: 'close',
};

function outletOf(answer: ServerResponse): Outlet {
  return {
    write: (text) => answer.write(text),
    drained: async () => {
      await Promise.race([once(answer, 'drain'), once(answer, 'close')]);
    },
    end: () => answer.end(),
    destroy: () => answer.destroy(),
    onGone: (gone) => (answer.closed ? gone() : answer.once('close', gone)),
  };
}

/** When a token that was just verified ends. */
function expiryOf(authorization: string | undefined): Date {
  const { exp = 0 } = decodeJwt((authorization ?? '').replace(/^Bearer /, ''));
  return new Date(exp * 1000);
}

/** GET /events: contracts/events.ts. Written to the socket by ourselves, for back-pressure and an end that we choose. */
export function eventRoutes(app: FastifyInstance, ctx: Context, listener: Listener): void {
  const hub = createEventHub();
  listener.on(
    PLAYER_EVENTS_CHANNEL,
    (payload) => hub.wake(payload.slice(payload.indexOf(':') + 1)),
    () => hub.wakeAll(),
  );
  listener.on(
    ENDED_SESSIONS_CHANNEL,
    (payload) => {
      const [sessionId = '', userId = ''] = payload.split(':');
      hub.stopSession(userId, sessionId);
    },
    // Every stream asks at its next beat whether its session still lives.
    () => {},
  );

  app.get(
    '/events',
    {
      schema: {
        summary: 'Server-sent events of the player: wallet, deposits, rounds; resumable by Last-Event-ID for 24 hours',
        tags: ['events'],
        security: [{ bearer: [] }],
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      const caller = await authenticate(ctx, request);
      const { userId } = caller;
      const seen = request.headers['last-event-id'];
      const after = await resumeFrom(ctx, userId, Array.isArray(seen) ? seen[0] : seen);
      const wallet = await currentWallet(ctx.db, userId);
      const expiresAt = expiryOf(request.headers.authorization);

      // Nothing is waited for from here until the stream has joined the hub: of many that come at once, only as many get in.
      hub.checkRoom(userId);
      reply.hijack();
      // What helmet and the like have set so far stays; fastify itself sends nothing after hijack().
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.raw.writeHead(200, STREAM_HEADERS);
      reply.raw.write(`retry: ${RECONNECT_MS}\n\n`);
      const input = { caller, after, wallet: { type: 'wallet', wallet } as const, expiresAt };
      await streamEvents(ctx, hub, input, outletOf(reply.raw));
    },
  );

  let cleaning: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    cleaning = setInterval(() => {
      cleanPlayerEvents(ctx).catch((error: unknown) => ctx.log.error({ err: error }, 'old events were not cleaned'));
    }, CLEAN_EVERY_MS).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(cleaning);
    hub.stopAll();
  });
}
