import { randomUUID } from 'node:crypto';
import { toMinor } from '@kozyr/contracts/money';
import type { Metrics } from '@kozyr/kit/metrics';
import { networkOf } from '@kozyr/kit/networks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { TableDefinition } from '../catalogue/tables';
import { DomainError } from '../errors/domain-error';
import type { Session } from '../sessions/sessions';
import type { SignIns } from '../sessions/sign-ins';
import { driveBet } from '../tables/drive-bet';
import { leaveCurve } from '../tables/leave-curve';
import type { LiveBet } from '../tables/live-rows';
import { markEntriesSeen, ownEntries, proofOf } from '../tables/own-entries';
import { takeSeat } from '../tables/seats';
import { createStreamPlaces } from '../tables/stream-places';
import { merged } from '../tables/table-rules';
import type { TablesRuntime } from '../tables/tables-runtime';
import { type Staked, takeBet } from '../tables/take-bet';
import { betText, clientId, parse } from './play-api';
import { playSessionFrom, sessionFrom } from './session-from';

const roundId = z.uuid();
const clientSeed = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const common = { bet_id: clientId, round_id: roundId, client_seed: clientSeed };
/** Every place of the table at most once over. */
const chipsBody = z.object({
  ...common,
  chips: z
    .array(z.object({ spot: z.string().max(20), amount: betText }))
    .min(1)
    .max(157),
});
const stakeBody = z.object({
  ...common,
  amount: betText,
  target: z
    .string()
    .regex(/^\d{1,4}(\.\d{1,2})?$/)
    .nullable(),
});
const leaveBody = z.object({ round_id: roundId });
const numberParams = z.object({ number: z.coerce.number().int().min(1).max(2_000_000_000) });

/** How long a stream may take to send what was said before its end. */
const END_MS = 1_000;
/** How many of a player's rounds are shown to them. */
const OWN_SHOWN = 20;

function stakedOf(engine: TableDefinition['engine'], body: unknown) {
  if (engine === 'roulette') {
    const { chips, ...rest } = parse(chipsBody, body);
    const staked: Staked = { chips: merged(chips.map(({ spot, amount }) => ({ spot, amount: toMinor(amount) }))) };
    return { ...rest, staked };
  }
  const { amount, target, ...rest } = parse(stakeBody, body);
  const staked: Staked = { stake: toMinor(amount), target: target === null ? null : Number(toMinor(target)) };
  return { ...rest, staked };
}

/** The error of a bet that did not come in. @throws DomainError */
function refuse(bet: LiveBet): void {
  if (bet.state === 'rejected')
    throw new DomainError(409, bet.failure ?? 'WALLET_REFUSED', 'The wallet refused this bet');
  if (bet.state === 'refunding' || bet.state === 'refunded') {
    const code = bet.failure === 'BETS_CLOSED' ? 'BETS_CLOSED' : 'BET_RETURNED';
    throw new DomainError(409, code, 'The bet did not come in and is given back');
  }
}

/**
 * The tables' own API, below /api/table. A session is opened as for any game; these calls carry its secret. The moment the
 * server got a request is taken before anything else is done with it.
 */
export async function tableApi(
  app: FastifyInstance,
  { tables, signIns, metrics }: { tables: TablesRuntime; signIns: SignIns; metrics?: Metrics | undefined },
): Promise<void> {
  const { deps, hub, seats } = tables;
  const places = createStreamPlaces(metrics);

  function tableFor(session: Session): { session: Session; table: TableDefinition } {
    const table = deps.tables.find(({ slug }) => slug === session.game);
    if (!table) throw new DomainError(409, 'WRONG_ENGINE', 'This game has no table');
    return { session, table };
  }
  const seated = async (request: FastifyRequest) => tableFor(await sessionFrom({ pool: deps.pool, signIns }, request));
  const playing = async (request: FastifyRequest) => tableFor(await playSessionFrom(deps.pool, request));

  async function mustSit(session: Session, table: TableDefinition): Promise<void> {
    if (session.mode === 'demo') return;
    const place = { table: table.slug, seats: table.seats, holder: session.holder, process: seats.process };
    if (!(await takeSeat(deps, place))) throw new DomainError(409, 'TABLE_FULL', 'Every seat of this table is taken');
  }

  app.post('/table/bet', { config: { rateLimit: { max: 240, timeWindow: '1 minute' } } }, async (request) => {
    const receivedAt = deps.now();
    const { session, table } = await playing(request);
    const { bet_id: betId, round_id, client_seed, staked } = stakedOf(table.engine, request.body);
    await mustSit(session, table);
    const asked = { betId, roundId: round_id, clientSeed: client_seed, staked, receivedAt };
    const taken = await takeBet(deps, table, session, asked);
    const bet = taken.state === 'sent' || taken.state === 'refunding' ? await driveBet(deps, taken.id, true) : taken;
    refuse(bet);
    return { state: bet.state, balance: bet.balance, entries: await ownEntries(deps.pool, session, 1) };
  });

  app.post('/table/leave', async (request) => {
    const receivedAt = deps.now();
    const { session, table } = await playing(request);
    const { round_id: roundId } = parse(leaveBody, request.body);
    return { left: await leaveCurve(deps, table, session, { roundId, receivedAt }) };
  });

  app.get('/table/mine', async (request) => {
    const { session } = await seated(request);
    return { items: await ownEntries(deps.pool, session, OWN_SHOWN) };
  });

  app.post('/table/seen', async (request, reply) => {
    const { session } = await seated(request);
    await markEntriesSeen(deps.pool, session);
    return reply.status(204).send();
  });

  app.get('/table/proof/:number', async (request) => {
    const { session } = await seated(request);
    const proof = await proofOf(deps.pool, session.game, parse(numberParams, request.params).number);
    if (!proof) throw new DomainError(404, 'NOT_FOUND', 'No such round is over');
    return proof;
  });

  app.get('/table/stream', async (request, reply) => {
    const { session, table } = await seated(request);
    await mustSit(session, table);
    // Whoever left while this was looked up is not told of again.
    if (reply.raw.destroyed) return reply;
    const giveBack = places.take(session.holder, networkOf(request.ip));
    const held: { leave: (() => void)[]; gone: boolean } = { leave: [], gone: false };
    const stand = session.mode === 'real' ? seats.join(table.slug, session.holder) : () => undefined;
    const out = openStream(request, reply);
    const leave = () => {
      held.gone = true;
      for (const each of held.leave.splice(0)) each();
    };
    reply.raw.on('close', () => {
      leave();
      stand();
      giveBack();
    });
    held.leave.push(await hub.join(table.slug, out));
    if (held.gone) return leave();
    const signedOut = () => {
      // Nothing is written to it any more; whoever does not take its end is cut off.
      leave();
      out.end();
      setTimeout(out.destroy, END_MS).unref();
    };
    held.leave.push(signIns.watch(session, signedOut));
    return reply;
  });
}

/** Turns an answer into a stream of events. Its headers are written by hand, for Fastify has let go of it. */
function openStream(request: FastifyRequest, reply: FastifyReply) {
  const { origin } = request.headers;
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    ...(origin === undefined ? {} : { 'access-control-allow-origin': origin, vary: 'Origin' }),
  });
  raw.write(`: ${randomUUID()}\nretry: 1000\n\n`);
  return {
    write: (text: string) => raw.write(text),
    drained: (then: () => void) => void raw.once('drain', then),
    end: () => void raw.end(),
    destroy: () => void raw.destroy(),
  };
}
