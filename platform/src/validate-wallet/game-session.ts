import { randomBytes } from 'node:crypto';
import { fromMinor, type StakeCurrency } from '@kozyr/contracts/money';
import { playAnswer } from '@kozyr/contracts/seamless-wallet';
import * as z from 'zod/mini';
import { balanceIn, describeReply, RuleBroken } from './expectations';
import type { Action, Reply, Twist, WalletClient } from './wallet-client';

/** An open session, and the limits of its game. Minor units. */
export type Seat = { sessionId: string; currency: StakeCurrency; min: bigint; max: bigint };
type Fields = Record<string, unknown>;

const amountText = (amount: bigint | string) => (typeof amount === 'string' ? amount : fromMinor(amount));

/** An action of a play, under a name that the round makes an id of. */
type Step = Fields & { action: string; name: string };
export const staking = (name: string, amount: bigint | string): Step => ({
  action: 'bet',
  name,
  amount: amountText(amount),
});
export const paying = (name: string, amount: bigint | string, more: Fields = {}): Step => ({
  action: 'win',
  name,
  amount: amountText(amount),
  round_closed: true,
  ...more,
});

/** The calls of one round, under ids nobody has used. Names stand for transactions: bet('b'), refund('f', 'b'). */
export type Round = {
  id: (name: string) => string;
  bet: (name: string, amount?: bigint | string, more?: Fields) => Promise<Reply>;
  win: (name: string, amount: bigint | string, more?: Fields) => Promise<Reply>;
  play: (steps: readonly Step[], more?: Fields) => Promise<Reply>;
  refund: (name: string, bet: string, more?: Fields) => Promise<Reply>;
  rollback: (name: string, original: string, more?: Fields) => Promise<Reply>;
};

/** A player at a game: what every rule is tried with. */
export type GameSession = {
  wallet: WalletClient;
  seat: Seat;
  /** The smallest bet of the game: what rules stake. */
  stake: bigint;
  balance: () => Promise<bigint>;
  round: () => Round;
  send: (action: Action, body: Fields, twist?: Twist) => Promise<Reply>;
  /** Undoes whatever the rules have moved since it was last asked. @throws RuleBroken when the platform won't */
  giveBack: () => Promise<void>;
};

const playSchema = z.object({
  round_id: z.string(),
  actions: z.array(z.object({ action: z.enum(['bet', 'win']), transaction_id: z.string() })),
});
const movedBySchema = z.object({ round_id: z.string(), transaction_id: z.string() });

/** The bets and wins that a call made, by what was answered. */
function movedBy({ action, sent, status, body }: Reply) {
  if (status !== 200) return [];
  const call = z.safeParse(action === 'play' ? playSchema : movedBySchema, sent).data;
  if (!call) return [];
  if ('actions' in call) {
    const results = z.safeParse(playAnswer, body).data?.results ?? [];
    return call.actions
      .filter((_, nth) => results[nth] && !('error' in results[nth]))
      .map((one) => ({ action: one.action, round_id: call.round_id, transaction_id: one.transaction_id }));
  }
  return action === 'bet' || action === 'win' ? [{ action, ...call }] : [];
}

/** Starts play. Ids of one run are its own, so that a run can follow another with the same player. */
export function startGameSession(wallet: WalletClient, seat: Seat): GameSession {
  const mark = `validate-${randomBytes(6).toString('hex')}`;
  const moved = new Map<string, { round_id: string; transaction_id: string; win: boolean }>();
  let serial = 0;

  async function send(action: Action, body: Fields, twist?: Twist): Promise<Reply> {
    const reply = await wallet.call(action, body, twist);
    for (const { action: kind, round_id, transaction_id } of movedBy(reply))
      moved.set(`${kind} ${transaction_id}`, { round_id, transaction_id, win: kind === 'win' });
    return reply;
  }

  function round(): Round {
    serial += 1;
    const own = `${mark}-${serial}`;
    const id = (name: string) => `${own}-${name}`;
    const ids = (name: string) => ({ session_id: seat.sessionId, round_id: own, transaction_id: id(name) });
    return {
      id,
      bet: (name, amount = seat.min, more = {}) => send('bet', { ...ids(name), amount: amountText(amount), ...more }),
      win: (name, amount, more = {}) =>
        send('win', { ...ids(name), amount: amountText(amount), round_closed: true, ...more }),
      play: (steps, more = {}) => {
        const actions = steps.map(({ name, ...step }) => ({ ...step, transaction_id: id(name) }));
        return send('play', { session_id: seat.sessionId, round_id: own, actions, ...more });
      },
      refund: (name, bet, more = {}) => send('refund', { ...ids(name), bet_transaction_id: id(bet), ...more }),
      rollback: (name, original, more = {}) =>
        send('rollback', { ...ids(name), original_transaction_id: id(original), ...more }),
    };
  }

  async function undo({ round_id, transaction_id }: { round_id: string; transaction_id: string }): Promise<void> {
    serial += 1;
    const reply = await wallet.call('rollback', {
      session_id: seat.sessionId,
      round_id,
      transaction_id: `${mark}-back-${serial}`,
      original_transaction_id: transaction_id,
    });
    if (reply.status !== 200) throw new RuleBroken(`cannot give back: ${describeReply(reply)}`);
  }

  return {
    wallet,
    seat,
    stake: seat.min,
    send,
    round,
    balance: async () => balanceIn(await wallet.call('balance', { session_id: seat.sessionId })),
    async giveBack() {
      const every = [...moved.values()].reverse();
      moved.clear();
      for (const one of [...every.filter(({ win }) => win), ...every.filter(({ win }) => !win)]) await undo(one);
    },
  };
}
