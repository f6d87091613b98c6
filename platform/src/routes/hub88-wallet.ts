import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../context';
import { roundIdOf } from '../gateways/providers/hub88/round-id';
import { HUB88_SIGNATURE_HEADER, signerOf } from '../gateways/providers/hub88/signature';
import * as hub88 from '../gateways/providers/hub88/wallet-calls';
import type { Integrations } from '../gateways/providers/integrations';
import type { GameIntegration } from '../gateways/providers/port';
import { holding } from '../services/kernel/integrations/keyring';
import { noteKeyUse } from '../services/kernel/integrations/known-integrations';
import { measured } from '../services/play/seamless/measured';
import type { Answer } from '../services/play/seamless/movement';
import { expectOneVerb } from '../services/play/seamless/one-verb';
import { rollback } from '../services/play/seamless/refund';
import { SeamlessCallError, type SeamlessErrorCode } from '../services/play/seamless/seamless-call-error';
import { playableOf, sessionOfToken, type TokenSession } from '../services/play/seamless/token-session';
import type { Wallet } from '../services/play/seamless/wallet';
import { betCall, winCall } from '../services/play/seamless/wallet-call';

/** Why a call is answered so; what moved nothing. */
class Hub88Refusal extends Error {
  constructor(readonly status: hub88.Hub88Status) {
    super(status);
  }
}

/** Our refusals in their words. */
const STATUS_OF: Record<SeamlessErrorCode, hub88.Hub88Status> = {
  INVALID_SIGNATURE: 'RS_ERROR_INVALID_SIGNATURE',
  INVALID_REQUEST: 'RS_ERROR_WRONG_TYPES',
  INVALID_TOKEN: 'RS_ERROR_INVALID_TOKEN',
  SESSION_NOT_FOUND: 'RS_ERROR_INVALID_TOKEN',
  SESSION_CLOSED: 'RS_ERROR_TOKEN_EXPIRED',
  GAME_UNAVAILABLE: 'RS_ERROR_INVALID_GAME',
  PLAYER_STOPPED: 'RS_ERROR_USER_DISABLED',
  TECHNICAL_WORK: 'RS_ERROR_UNKNOWN',
  INSUFFICIENT_FUNDS: 'RS_ERROR_NOT_ENOUGH_MONEY',
  BET_LIMIT: 'RS_ERROR_LIMIT_REACHED',
  BONUS_MAX_BET: 'RS_ERROR_LIMIT_REACHED',
  LIMIT_REACHED: 'RS_ERROR_LIMIT_REACHED',
  REALITY_CHECK_DUE: 'RS_ERROR_LIMIT_REACHED',
  BREAK_DUE: 'RS_ERROR_LIMIT_REACHED',
  TRANSACTION_NOT_FOUND: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  TRANSACTION_REFUNDED: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  ROUND_CLOSED: 'RS_ERROR_UNKNOWN',
  DUPLICATE_TRANSACTION: 'RS_ERROR_DUPLICATE_TRANSACTION',
  INTERNAL_ERROR: 'RS_ERROR_UNKNOWN',
  OVERLOADED: 'RS_ERROR_UNKNOWN',
  DATABASE_UNAVAILABLE: 'RS_ERROR_UNKNOWN',
};

type Parts = { ctx: Context; wallet: Wallet; integrations: Integrations };
type Movement = z.infer<typeof hub88.rollbackBody | typeof hub88.betBody | typeof hub88.winBody>;

function parse<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Hub88Refusal('RS_ERROR_WRONG_TYPES');
  return parsed.data;
}

/** The body of a call that one of their keys signed. @throws Hub88Refusal */
async function verified({ ctx, integrations }: Parts, name: string, request: FastifyRequest) {
  const integration = (await integrations.current()).get(name);
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const header = request.headers[HUB88_SIGNATURE_HEADER];
  const keys = integration?.protocol === 'hub88' ? holding(integration.keys, 'theirs', ctx.now()) : [];
  const signer = signerOf(keys, raw, typeof header === 'string' ? header : undefined);
  if (!integration || !signer) throw new Hub88Refusal('RS_ERROR_INVALID_SIGNATURE');
  noteKeyUse(ctx, signer.id);
  return { integration, raw };
}

/** @throws Hub88Refusal for a game that the session is not of: stakes of another game would count by the wrong rules */
async function seatOf(
  { ctx }: Parts,
  integration: GameIntegration,
  body: Pick<Movement, 'token' | 'user' | 'game_code'>,
) {
  const seat = await sessionOfToken(ctx, { integration, token: body.token, player: body.user });
  if (body.game_code && body.game_code !== seat.code) throw new Hub88Refusal('RS_ERROR_INVALID_GAME');
  return seat;
}

/** What moves, in our units. @throws Hub88Refusal for another currency, or an amount that is no whole number of minor units */
function amountOf({ session }: TokenSession, { amount, currency }: { amount: number; currency: string }): string {
  if (currency !== session.currency.toUpperCase()) throw new Hub88Refusal('RS_ERROR_WRONG_CURRENCY');
  const major = hub88.majorOf(amount);
  if (major === null) throw new Hub88Refusal('RS_ERROR_WRONG_TYPES');
  return major;
}

/** A round of a table is many players' at theirs, and one player's at ours. */
const idsOf = ({ session, player }: TokenSession, { round, transaction_uuid }: Movement) => ({
  session_id: session.id,
  round_id: roundIdOf(player, round),
  transaction_id: transaction_uuid,
});

const CLOSING = '0.00';

/** Takes a stake; one that loses at once closes its round in the same transaction. A free one of ours there is none: nothing to take is nothing done. */
async function bet(
  parts: Parts,
  integration: GameIntegration,
  body: z.infer<typeof hub88.betBody>,
  seat: TokenSession,
) {
  const amount = amountOf(seat, body);
  if (body.is_free) throw new Hub88Refusal('RS_ERROR_UNKNOWN');
  if (body.amount === 0) {
    if (!integration.isOn) throw new Hub88Refusal('RS_ERROR_INVALID_GAME');
    return null;
  }
  const ids = idsOf(seat, body);
  const call = betCall(integration, { ...ids, amount });
  const closing = winCall(integration, {
    ...ids,
    transaction_id: `${body.transaction_uuid}:end`,
    amount: CLOSING,
    round_closed: true,
  });
  const actions = body.round_closed ? [...call.actions, ...closing.actions] : call.actions;
  const answers = await parts.wallet.make({ ...call, actions });
  return answers.find(({ ok }) => !ok) ?? answers.at(-1) ?? null;
}

async function win(
  parts: Parts,
  integration: GameIntegration,
  body: z.infer<typeof hub88.winBody>,
  seat: TokenSession,
) {
  const amount = amountOf(seat, body);
  const round_closed = body.round_closed ?? false;
  const [answer] = await parts.wallet.make(winCall(integration, { ...idsOf(seat, body), amount, round_closed }));
  return answer ?? null;
}

const giveBack = (
  { ctx }: Parts,
  integration: GameIntegration,
  body: z.infer<typeof hub88.rollbackBody>,
  seat: TokenSession,
) =>
  measured(
    ctx.instruments,
    'rollback',
    () =>
      rollback(ctx, integration.name, {
        ...idsOf(seat, body),
        original_transaction_id: body.reference_transaction_uuid,
      }),
    (answer) => answer,
  );

type Replied = { status: hub88.Hub88Status; user?: string; currency?: string; balance?: number; country?: string };

/**
 * What the player has after a movement, or after a refusal of one: with NOT_ENOUGH_MONEY they ask for it too. A refusal after the player has
 * signed out tells it to nobody.
 */
async function reply(
  { ctx }: Parts,
  seat: TokenSession,
  answer: Answer | null,
  refusal?: hub88.Hub88Status,
): Promise<Replied> {
  const status = answer && !answer.ok ? STATUS_OF[answer.body.error] : (refusal ?? 'RS_OK');
  if (status !== 'RS_OK' && seat.session.signInEndedAt !== null) return { status, user: seat.player };
  const balance = answer?.ok ? answer.body.balance : await playableOf(ctx, seat.session);
  const currency = seat.session.currency.toUpperCase();
  return { status, user: seat.player, currency, balance: hub88.unitsOf(balance) };
}

/** Answers a movement that was refused with an error as reply does. */
async function answered(parts: Parts, seat: TokenSession, made: Promise<Answer | null>): Promise<Replied> {
  try {
    return await reply(parts, seat, await made);
  } catch (error) {
    if (!(error instanceof SeamlessCallError)) throw error;
    return reply(parts, seat, null, STATUS_OF[error.code]);
  }
}

/** Makes a movement by the verb of its call, whose transaction no other verb may have used. */
const mover =
  (parts: Parts, integration: GameIntegration) =>
  async <B extends Movement>(
    action: 'bet' | 'win' | 'rollback',
    body: B,
    verb: (parts: Parts, integration: GameIntegration, body: B, seat: TokenSession) => Promise<Answer | null>,
  ): Promise<Replied> => {
    const seat = await seatOf(parts, integration, body);
    const { userId } = seat.session;
    const named = { userId, integration: integration.name, action, transactionId: body.transaction_uuid };
    const made = expectOneVerb(parts.ctx, named).then(() => verb(parts, integration, body, seat));
    return answered(parts, seat, made);
  };

async function answerOf(parts: Parts, name: string, path: string, request: FastifyRequest): Promise<Replied> {
  const { integration, raw } = await verified(parts, name, request);
  let body: unknown;
  try {
    body = JSON.parse(raw.toString('utf8'));
  } catch {
    throw new Hub88Refusal('RS_ERROR_WRONG_SYNTAX');
  }
  if (path === 'user/info') return { status: 'RS_OK', user: parse(hub88.userInfoBody, body).user };
  if (path === 'user/balance') {
    const seat = await seatOf(parts, integration, parse(hub88.balanceBody, body));
    if (seat.session.signInEndedAt !== null)
      throw new SeamlessCallError('SESSION_CLOSED', 'The player has signed out.');
    return reply(parts, seat, null);
  }
  const move = mover(parts, integration);
  if (path === 'transaction/bet') return move('bet', parse(hub88.betBody, body), bet);
  if (path === 'transaction/win') return move('win', parse(hub88.winBody, body), win);
  return move('rollback', parse(hub88.rollbackBody, body), giveBack);
}

export const HUB88_WALLET_PATHS = [
  'user/info',
  'user/balance',
  'transaction/bet',
  'transaction/win',
  'transaction/rollback',
] as const;

/** Which request an answer is to, where the body says it. */
function requestOf(request: FastifyRequest): string {
  try {
    const body: unknown = Buffer.isBuffer(request.body) ? JSON.parse(request.body.toString('utf8')) : null;
    const uuid = typeof body === 'object' && body !== null && 'request_uuid' in body ? body.request_uuid : '';
    return typeof uuid === 'string' ? uuid.slice(0, 64) : '';
  } catch {
    return '';
  }
}

/**
 * Answers a call of Hub88's to our wallet. What failed on our side, or was not even looked at, is thrown on: the answer then is no 200, and
 * they ask again or roll back.
 */
export async function answerHub88(
  parts: Parts,
  { name, path, request }: { name: string; path: string; request: FastifyRequest },
): Promise<object> {
  const request_uuid = requestOf(request);
  try {
    return { ...(await answerOf(parts, name, path, request)), request_uuid };
  } catch (error) {
    if (error instanceof Hub88Refusal) return { status: error.status, request_uuid };
    if (error instanceof SeamlessCallError) return { status: STATUS_OF[error.code], request_uuid };
    throw error;
  }
}
