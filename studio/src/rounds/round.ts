import type { Action } from '../maths/decisions/laid-round';
import type { AnyChoice, Outcome } from '../maths/engines';

/**
 * A round drawn whole begins drawn: play_sent -> settled, its stake and its win being one call to the wallet. Nobody is told what was
 * drawn before the stake is taken, and it is never drawn again or given back: the call is repeated until the wallet answers. One
 * whose stake was refused ends rejected, as if it had never been drawn; one of which the stake alone was taken goes on drawn.
 * Otherwise created -> bet_sent -> drawn -> win_sent -> settled. Where the player decides during the round, all chance is laid out
 * when the bet is taken and the round waits: bet_sent -> deciding -> drawn; one that nobody decided in is given back. A bet
 * that was refused ends rejected; one whose fate can't be found out goes refund_sent -> refunded. A state is written before the call it announces is made, so that a process
 * that starts after a crash knows what may have happened.
 */
export type RoundState =
  | 'play_sent'
  | 'created'
  | 'bet_sent'
  | 'deciding'
  | 'drawn'
  | 'win_sent'
  | 'settled'
  | 'refund_sent'
  | 'refunded'
  | 'rejected';

export const FINAL_STATES: ReadonlySet<RoundState> = new Set(['settled', 'refunded', 'rejected']);

/**
 * A further stake of a round. It is written as asked before the wallet is, taken or refused when that is known, and undoing while one of
 * unknown fate is given back. The decision counts once its stake is taken; a refused one is kept, so that a repeat gets its answer.
 * session: the wallet's session of the window that asked, since an earlier one takes no stakes any more; absent: the round's own.
 */
export type Raise = {
  fate: 'asked' | 'undoing' | 'taken' | 'refused';
  failure: string | null;
  session?: string | undefined;
};

/** One decision as it is kept: its place in the list is its step, counted from 0. raise: of one that needs a further stake. */
export type Decision = { id: string; action: Action; raise?: Raise | undefined };

export type Round = {
  id: string;
  sessionId: string;
  spinId: string;
  state: RoundState;
  /** Of the round's beginning, minor units; each further stake is as much. */
  stake: bigint;
  outcome: Outcome | null;
  /** What the player chose before the round was drawn or laid out; absent where there is nothing to choose. */
  choice: AnyChoice | null;
  /** In the order they were made. */
  decisions: Decision[];
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

/** A round that one process drives until its lease runs out. */
export type Claimed = {
  round: Round;
  lease: string;
  /** The call that is to be made first was counted already. */
  counted?: true;
};

export type RoundPatch = Partial<Pick<Round, 'balance' | 'failure'>>;

/** balance: the wallet's after it, where it is known. */
export type Raised = { raise: Raise; win: bigint | null; balance: string | null };

/** Where rounds are kept. Every write needs the lease, so that two workers never drive one round; see `decide`. */
export type RoundStore = {
  /** Takes the lease of a round for a while; null when somebody else has it or it does not exist. */
  claim(id: string): Promise<Claimed | null>;
  /** Counts a call that is about to be made. */
  countAttempt(id: string, lease: string): Promise<Round>;
  /** Moves from one state to the next; a state that ends the round gives the lease back. @throws LeaseLostError when the round is not there or not ours any more. */
  move(id: string, lease: string, from: RoundState, to: RoundState, patch?: RoundPatch): Promise<Round>;
  /**
   * Ends a round whose play was refused: of what was drawn nothing is left, and its nonce is the next one's again, whose stake is
   * then taken before it is drawn. @throws LeaseLostError
   */
  reject(id: string, lease: string, failure: string): Promise<Round>;
  /**
   * Draws the outcome with the holder's next nonce and writes it with the move to `drawn`, or to `deciding` where the
   * player decides, in one transaction.
   */
  draw(id: string, lease: string, from: RoundState, patch?: RoundPatch): Promise<Round>;
  /**
   * Writes decision number `step`, with the move to `drawn` and the win in minor units when it ends the round. Needs the
   * lease, or, with null, that nobody has it: a player's decision is one write, so nothing of it can be left behind.
   * @returns null when the round does not wait for that step now.
   */
  decide(id: string, lease: string | null, step: number, decision: Decision, win: bigint | null): Promise<Round | null>;
  /**
   * Writes what became of the further stake that decision number `step` needs, with the move to `drawn` and the win in minor units when
   * the decision ends the round. Calls are counted anew. @throws LeaseLostError
   */
  raise(id: string, lease: string, step: number, made: Raised): Promise<Round>;
  /** Gives the lease back; the worker looks again after so many milliseconds. */
  release(id: string, lease: string, retryInMs: number): Promise<void>;
  /** Unfinished rounds that nobody drives and whose time has come. */
  due(limit: number): Promise<string[]>;
};

/** Another process has taken the round over, or it moved on. Nothing is wrong with the round. */
export class LeaseLostError extends Error {
  override name = 'LeaseLost';
}
