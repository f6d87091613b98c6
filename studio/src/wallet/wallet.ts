import type { SeamlessError } from '@kozyr/contracts/seamless-wallet';

/**
 * How a wallet call ended. ok: done, with the balance after it. refused: the wallet said no and nothing moved.
 * unknown: the outcome is not known (time-out, connection lost, 5xx); the same call must be repeated, or undone.
 */
export type WalletResult =
  | { kind: 'ok'; balance: string }
  | ({ kind: 'refused' } & Pick<SeamlessError, 'error' | 'limit' | 'break_until'>)
  | { kind: 'unknown'; reason: string };

/** How a play ended. staked: the stake was taken, and the win is still to be paid by a call of its own. */
export type PlayResult = WalletResult | { kind: 'staked'; balance: string };

/** `part` separates the bets of a round where it has several. */
type Movement = { sessionId: string; roundId: string; part?: string };

/** The movements of the seamless wallet. Transaction ids come from the round's id, so a repeat is the same transaction. */
export type Movements = {
  bet(input: Movement & { amount: bigint }): Promise<WalletResult>;
  win(input: Movement & { amount: bigint }): Promise<WalletResult>;
  refund(input: Movement): Promise<WalletResult>;
};

export type Wallet = Movements & {
  /** The stake of a round and the win that closes it. Of a repeat, what was made before gets its first answer. */
  play(input: { sessionId: string; roundId: string; stake: bigint; win: bigint }): Promise<PlayResult>;
};

export const betTransaction = (roundId: string, part?: string): string =>
  part === undefined ? `${roundId}:bet` : `${roundId}:bet:${part}`;
export const winTransaction = (roundId: string): string => `${roundId}:win`;
export const refundTransaction = (roundId: string, part?: string): string =>
  part === undefined ? `${roundId}:refund` : `${roundId}:refund:${part}`;
