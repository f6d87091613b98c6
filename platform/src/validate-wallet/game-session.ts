import { randomBytes } from 'node:crypto';
import { type Currency, fromMinor } from '@kozyr/contracts/money';
import { balanceIn, describeReply, RuleBroken } from './expectations';
import type { Action, Reply, Twist, WalletClient } from './wallet-client';

/** An open session, and the limits of its game. Minor units. */
export type Seat = { sessionId: string; currency: Currency; min: bigint; max: bigint };
type Fields = Record<string, unknown>;

/** The calls of one round, under ids nobody has used. Names stand for transactions: bet('b'), refund('f', 'b'). */
export type Round = {
  id: (name: string) => string;
  bet: (name: string, amount?: bigint | string, more?: Fields) => Promise<Reply>;
  win: (name: string, amount: bigint | string, more?: Fields) => Promise<Reply>;
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

const amountText = (amount: bigint | string) => (typeof amount === 'string' ? amount : fromMinor(amount));

/** Starts play. Ids of one run are its own, so that a run can follow another with the same player. */
export function startGameSession(wallet: WalletClient, seat: Seat): GameSession {
  const mark = `validate-${randomBytes(6).toString('hex')}`;
  const moved = new Map<string, { round_id: string; transaction_id: string; win: boolean }>();
  let serial = 0;

  async function send(action: Action, body: Fields, twist?: Twist): Promise<Reply> {
    const reply = await wallet.call(action, body, twist);
    const { round_id, transaction_id } = body;
    const moves = (action === 'bet' || action === 'win') && reply.status === 200;
    if (moves && typeof round_id === 'string' && typeof transaction_id === 'string')
      moved.set(`${action} ${transaction_id}`, { round_id, transaction_id, win: action === 'win' });
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
