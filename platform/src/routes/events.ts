import type { ServerResponse } from 'node:http';
import { networkOf } from '@kozyr/kit/networks';
import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import type { Context } from '../context';
import { DomainError } from '../errors';
import type { Listener } from '../outbox/listen';
import { PLAYER_EVENTS_CHANNEL } from '../outbox/publish';
import { EPHEMERAL_EVENTS_CHANNEL } from '../outbox/publish-ephemeral';
import { PUBLIC_EVENTS_CHANNEL } from '../outbox/publish-topic';
import { currentWallet } from '../services/kernel/events/current-wallet';
import { type Place, placeOf } from '../services/kernel/events/event-id';
import { createEventHub, type EventHub } from '../services/kernel/events/hub';
import type { Outlet } from '../services/kernel/events/paced-outlet';
import { resumeFrom, resumeTopicsFrom } from '../services/kernel/events/read-events';
import { wantedTopics } from '../services/kernel/events/wanted-topics';
import { ENDED_SESSIONS_CHANNEL } from '../services/kernel/players/end-sessions';
import { authenticate } from './serve';

const RECONNECT_MS = 2_000;
const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // The socket ends with the stream; kept alive it would hold up a stop of the process.
  connection: 'close',
};

/** Topics of the moment: kept nowhere, so that every stream begins with them. */
const OF_THE_MOMENT: ReadonlySet<string> = new Set(['live-tables', 'latest-wins']);

const query = z.object({
  topics: z
    .string()
    .max(1_000)
    .optional()
    .describe('jackpots, big-wins, battles, live-tables, latest-wins, battle:<id>; separated by commas'),
  anew: z
    .string()
    .max(1_000)
    .optional()
    .describe('Those of the topics that begin with their newest event, whatever Last-Event-ID says'),
});

function outletOf(answer: ServerResponse): Outlet {
  return {
    write: (text) => answer.write(text),
    onDrain: (drained) => answer.once('drain', drained),
    end: () => answer.end(),
    destroy: () => answer.destroy(),
    onGone: (gone) => (answer.closed ? gone() : answer.once('close', gone)),
  };
}

/** How long a token that was just verified still lives. */
function lifeOf(authorization: string | undefined, now: Date): number {
  const { exp = 0 } = decodeJwt((authorization ?? '').replace(/^Bearer /, ''));
  return exp * 1000 - now.getTime();
}

/**
 * GET /events: contracts/events.ts. Written to the socket by ourselves, for back-pressure and an end that we choose.
 * @returns the open streams, for what is told without tables
 */
export function eventRoutes(app: FastifyInstance, ctx: Context, listener: Listener): EventHub {
  const hub = createEventHub(ctx);
  listener.subscribe(
    PLAYER_EVENTS_CHANNEL,
    (userId) => hub.wakePlayer(userId),
    () => hub.wakeAll(),
  );
  listener.subscribe(
    EPHEMERAL_EVENTS_CHANNEL,
    (payload) => {
      const end = payload.indexOf(':');
      hub.sendEphemeral(payload.slice(0, end), payload.slice(end + 1));
    },
    // What was true for a moment is over.
    () => {},
  );
  listener.subscribe(
    PUBLIC_EVENTS_CHANNEL,
    () => hub.wakeTopics(),
    () => hub.wakeTopics(),
  );
  listener.subscribe(
    ENDED_SESSIONS_CHANNEL,
    (payload) => {
      const [sessionId = '', userId = ''] = payload.split(':');
      hub.stopSession(userId, sessionId);
    },
    // Every stream's session is asked for at its next beat.
    () => {},
  );

  app.get<{ Querystring: z.infer<typeof query> }>(
    '/events',
    {
      schema: {
        summary:
          'Server-sent events: with a token the player’s own (wallet, deposits, rounds…; resumable by Last-Event-ID for 24 hours), and the topics asked for (for an hour)',
        tags: ['events'],
        security: [{ bearer: [] }, {}],
        querystring: query,
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      const topics = wantedTopics(request.query.topics);
      const fresh = wantedTopics(request.query.anew);
      const { authorization } = request.headers;
      if (authorization === undefined && topics.length === 0)
        throw new DomainError('UNAUTHORIZED', 'Log in to receive your own events, or name topics.');
      const caller = authorization === undefined ? null : await authenticate(ctx, request);
      const address = networkOf(request.ip);
      hub.checkRoom(caller, address);

      const header = request.headers['last-event-id'];
      const seen = placeOf(Array.isArray(header) ? header[0] : header);
      const player = caller ? await resumeFrom(ctx, caller.userId, seen.player) : null;
      const wallet = caller
        ? JSON.stringify({ type: 'wallet', wallet: await currentWallet(ctx.db, caller.userId) })
        : null;
      const after = topics.length > 0 ? await resumeTopicsFrom(ctx, hub.log.head(), seen.topics) : null;

      // Nothing is waited for from here until the stream is open: of many that come at once, only as many get in.
      hub.checkRoom(caller, address);
      const place: Place = { player, topics: topics.length > 0 ? (after ?? hub.log.head()) : null };
      reply.hijack();
      // What helmet and the like have set so far stays; fastify itself sends nothing after hijack().
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.raw.writeHead(200, STREAM_HEADERS);
      reply.raw.write(`retry: ${RECONNECT_MS}\n\n`);
      hub.open(
        {
          caller,
          address,
          topics,
          anew: after === null ? topics : topics.filter((topic) => fresh.includes(topic) || OF_THE_MOMENT.has(topic)),
          place,
          wallet,
          livesMs: caller ? lifeOf(authorization, ctx.now()) : null,
        },
        outletOf(reply.raw),
      );
    },
  );

  app.addHook('onReady', () => hub.start());
  app.addHook('preClose', async () => hub.stopAll());
  return hub;
}
