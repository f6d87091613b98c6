import type { DrawnRound } from '../maths/round';

/**
 * created -> bet_sent -> drawn -> win_sent -> settled. A bet that was refused ends rejected; one whose fate can't be
 * found out goes refund_sent -> refunded. A state is written before the call it announces is made, so that a process
 * that starts after a crash knows what may have happened.
 */
export type RoundState =
  | 'created'
  | 'bet_sent'
  | 'drawn'
  | 'win_sent'
  | 'settled'
  | 'refund_sent'
  | 'refunded'
  | 'rejected';

export const FINAL_STATES: ReadonlySet<RoundState> = new Set(['settled', 'refunded', 'rejected']);

export type Round = {
  id: string;
  sessionId: string;
  spinId: string;
  state: RoundState;
  /** Minor units. */
  stake: bigint;
  outcome: DrawnRound | null;
  seedId: string | null;
  nonce: number | null;
  /** Minor units, once drawn. */
  win: bigint | null;
  /** The wallet's balance after its last movement; absent in demo play. */
  balance: string | null;
  /** Why the bet was rejected or given back. */
  failure: string | null;
  /** Calls made in this state. */
  attempts: number;
  createdAt: Date;
  mode: 'real' | 'demo';
  walletSession: string | null;
  holder: string;
  game: string;
};

export type RoundPatch = Partial<Pick<Round, 'balance' | 'failure'>>;

/** Where rounds are kept. Every write needs the lease, so that two workers never drive one round. */
export type RoundStore = {
  /** Takes the lease of a round for a while; null when somebody else has it or it does not exist. */
  claim(id: string): Promise<{ round: Round; lease: string } | null>;
  /** Counts a call that is about to be made. */
  countAttempt(id: string, lease: string): Promise<Round>;
  /** Moves from one state to the next. @throws LeaseLost when the round is not there or not ours any more. */
  move(id: string, lease: string, from: RoundState, to: RoundState, patch?: RoundPatch): Promise<Round>;
  /** Draws the outcome with the holder's next nonce and writes it with the move to `drawn`, in one transaction. */
  draw(id: string, lease: string, from: RoundState, patch?: RoundPatch): Promise<Round>;
  /** Gives the lease back; the worker looks again after so many milliseconds. */
  release(id: string, lease: string, retryInMs: number): Promise<void>;
  /** Unfinished rounds that nobody drives and whose time has come. */
  due(limit: number): Promise<string[]>;
};

/** Another process has taken the round over, or it moved on. Nothing is wrong with the round. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}
