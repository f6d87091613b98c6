import { localeSchema } from '@kozyr/contracts/locales';
import { currencySchema, fromMinor, toMinor } from '@kozyr/contracts/money';
import { networkOf } from '@kozyr/kit/networks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import * as z from 'zod';
import type { Catalogue } from '../catalogue/catalogue';
import { DEMO_BALANCE, firstStake, stakesOf } from '../catalogue/stakes';
import { tableOf } from '../catalogue/tables';
import { DomainError } from '../errors/domain-error';
import type { ChosenChoice } from '../maths/chosen/chosen-round';
import { type DrawnModel, isChosen, isDrawn } from '../maths/engines';
import type { AdvanceDeps } from '../rounds/advance';
import { chosenSchema } from '../rounds/decision-schema';
import { waitNow } from '../rounds/pace';
import { lastRounds, markSeen, playSpin, unseenRound } from '../rounds/play';
import { roundView } from '../rounds/round-view';
import { fairnessOf, startPair } from '../sessions/seeds';
import { openSession, reopenSession, type Session } from '../sessions/sessions';
import type { SignIns } from '../sessions/sign-ins';
import { waitAtTable } from '../tables/table-pace';
import type { WalletClient } from '../wallet/seamless-wallet';
import { playSessionFrom, sessionFrom } from './session-from';

/**
 * The shortest time between two spins at the server, whatever the session's own pace. The game itself takes 2.5 s; the rest is what the network may bring
 * two requests closer together.
 */
const MIN_SPIN_MS = 2_000;

export type PlayDeps = {
  pool: pg.Pool;
  wallet: WalletClient;
  signIns: SignIns;
  catalogue: Catalogue;
  rounds: AdvanceDeps;
  /** Other than MIN_SPIN_MS, for tests of something else. */
  minSpinMs?: number;
};

/** Any 128 bits or more that the client made; base64url or hex or a UUID. */
export const clientId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
/** What a player may choose as a seed: printable, without the separator. */
const clientSeed = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

const openBody = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('real'),
    game: z.string(),
    token: z.string().min(1),
    exchange: clientId,
    locale: localeSchema,
  }),
  z.object({
    mode: z.literal('demo'),
    game: z.string(),
    currency: currencySchema,
    exchange: clientId,
    locale: localeSchema,
  }),
]);
export const betText = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/);
const spinBody = z.object({ spin_id: clientId, bet: betText, choice: chosenSchema.optional() });
const seedsBody = z.object({ client_seed: clientSeed, commitment: z.string().regex(/^[0-9a-f]{64}$/) });

export function parse<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new DomainError(400, 'VALIDATION_ERROR', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`);
}

/** What was chosen for a round of the model; null: there is nothing to choose. @throws DomainError WRONG_ENGINE; VALIDATION_ERROR where it is missing */
function choiceFor(model: DrawnModel, choice: ChosenChoice | null): ChosenChoice | null {
  if (choice !== null && choice.engine !== model.engine)
    throw new DomainError(409, 'WRONG_ENGINE', `This is no game of ${choice.engine}`);
  if (choice === null && isChosen(model))
    throw new DomainError(400, 'VALIDATION_ERROR', 'choice: say what to play for');
  return choice;
}

const TOKEN_REFUSALS: ReadonlySet<string> = new Set(['INVALID_TOKEN', 'SESSION_NOT_FOUND', 'SESSION_CLOSED']);

/** Spends the launch token at the wallet and opens the session that it stands for. */
async function openReal(deps: PlayDeps, body: Extract<z.infer<typeof openBody>, { mode: 'real' }>) {
  const exchange = `${body.token}:${body.exchange}`;
  const again = await reopenSession(deps.pool, exchange);
  if (again) {
    const balance = await deps.signIns.balanceOf(again.session);
    return { ...again, balance };
  }
  const answer = await deps.wallet.authenticate(body.token);
  if (answer.kind === 'unknown') throw new DomainError(503, 'WALLET_UNAVAILABLE', 'The wallet does not answer');
  if (answer.kind === 'refused') {
    if (TOKEN_REFUSALS.has(answer.error))
      throw new DomainError(401, 'SESSION_EXPIRED', 'This launch address was used before');
    throw new DomainError(502, 'WALLET_REFUSED', `The wallet refused the session: ${answer.error}`);
  }
  const { body: wallet } = answer;
  if (wallet.game !== body.game) throw new DomainError(400, 'VALIDATION_ERROR', 'The token is for another game');
  const opened = await openSession(deps.pool, exchange, {
    mode: 'real',
    wallet_session: wallet.session_id,
    player: wallet.player,
    game: wallet.game,
    currency: wallet.currency,
    locale: body.locale,
    min_bet: toMinor(wallet.min_bet),
    max_bet: toMinor(wallet.max_bet),
    ...wallet.pace,
  });
  return { ...opened, balance: wallet.balance };
}

async function openDemo(deps: PlayDeps, body: Extract<z.infer<typeof openBody>, { mode: 'demo' }>) {
  const stakes = stakesOf(deps.catalogue.modelOfGame(body.game), body.currency);
  const opened = await openSession(deps.pool, `demo:${body.exchange}`, {
    mode: 'demo',
    wallet_session: null,
    player: null,
    game: body.game,
    currency: body.currency,
    locale: body.locale,
    min_bet: stakes.at(0) ?? 0n,
    max_bet: stakes.at(-1) ?? 0n,
    // Nobody is known here whose law could say more, and nothing is staked.
    round_seconds: 0,
    may_hurry: true,
    // A law that is not known may forbid it.
    may_autoplay: false,
  });
  return { ...opened, balance: fromMinor(DEMO_BALANCE[body.currency]) };
}

function offeredStakes(deps: PlayDeps, session: Session): readonly bigint[] {
  const all = stakesOf(deps.catalogue.modelOfGame(session.game), session.currency);
  return all.filter((stake) => stake >= session.min_bet && stake <= session.max_bet);
}

const paceOf = ({ round_seconds, may_hurry, may_autoplay }: Session, wait_ms: number) => ({
  ...{ round_seconds, may_hurry, may_autoplay, wait_ms },
});

/** Who asks for a session has none yet, so the header that counts everybody else says nothing here. */
const newcomers = { max: 120, timeWindow: '1 minute', keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip) };

/** The game client's own API. Every call but the first carries the session's secret in `x-game-session`. */
export async function playApi(app: FastifyInstance, deps: PlayDeps): Promise<void> {
  const { pool } = deps;

  app.post('/session', { config: { rateLimit: newcomers } }, async (request, reply) => {
    const body = parse(openBody, request.body);
    if (!deps.catalogue.find(body.game)) throw new DomainError(404, 'NOT_FOUND', 'No such game');
    const { session, secret, balance } = body.mode === 'real' ? await openReal(deps, body) : await openDemo(deps, body);
    const stakes = offeredStakes(deps, session);
    if (stakes.length === 0) throw new DomainError(409, 'BET_NOT_OFFERED', 'No bet of this game is within the limits');
    const fairness = await fairnessOf(pool, session.holder);
    const unseen = session.mode === 'real' ? await unseenRound(deps.rounds, pool, session) : null;
    return reply.status(201).send({
      secret,
      mode: session.mode,
      game: session.game,
      currency: session.currency,
      // What an open round wrote down is of its start: other games may have moved the balance since.
      balance: (unseen?.state === 'deciding' ? null : unseen?.balance) ?? balance,
      bets: stakes.map(fromMinor),
      bet: fromMinor(firstStake(stakes, session.currency)),
      fairness,
      unfinished: unseen ? roundView(unseen) : null,
      pace: paceOf(session, await (tableOf(session.game) ? waitAtTable : waitNow)(pool, session)),
    });
  });

  app.post('/spin', { config: { rateLimit: { max: 240, timeWindow: '1 minute' } } }, async (request) => {
    const body = parse(spinBody, request.body);
    const session = await playSessionFrom(pool, request);
    const model = deps.catalogue.modelOfGame(session.game);
    if (!isDrawn(model))
      throw new DomainError(409, 'WRONG_ENGINE', `Rounds of ${model.engine} are not played by spins`);
    const choice = choiceFor(model, body.choice ?? null);
    const { round, fairness } = await playSpin(deps.rounds, pool, session, {
      spinId: body.spin_id,
      bet: body.bet,
      stakes: stakesOf(model, session.currency),
      leastMs: Math.max(deps.minSpinMs ?? MIN_SPIN_MS, session.round_seconds * 1_000),
      model,
      choice,
    });
    return { round: roundView(round), fairness, wait_ms: await waitNow(pool, session) };
  });

  app.post('/seen', async (request, reply) => {
    await markSeen(pool, await sessionFrom(deps, request));
    return reply.status(204).send();
  });

  app.get('/balance', async (request) => {
    // What this asks the wallet is what the guard of the other calls asks it.
    return { balance: await deps.signIns.balanceOf(await playSessionFrom(pool, request)) };
  });

  app.get('/rounds', async (request) => {
    const session = await sessionFrom(deps, request);
    const rounds = await lastRounds(pool, session, 20);
    return {
      items: rounds.map(({ round, ...proof }) => ({
        ...roundView(round),
        model: deps.catalogue.modelOfGame(round.game).id,
        ...proof,
      })),
    };
  });

  app.get('/seeds', async (request) => fairnessOf(pool, (await sessionFrom(deps, request)).holder));

  app.post('/seeds', { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } }, async (request) => {
    const body = parse(seedsBody, request.body);
    const { holder } = await sessionFrom(deps, request);
    const revealed = await startPair(pool, holder, body.commitment, body.client_seed);
    return { revealed, fairness: await fairnessOf(pool, holder) };
  });
}
