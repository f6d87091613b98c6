import { fromMinor } from '@kozyr/contracts/money';
import type { CascadeRound } from '../maths/cascade/round';
import { type ChosenRound, chosenPays } from '../maths/chosen/chosen-round';
import { decimal } from '../maths/decisions/ratio';
import type { DrawnOutcome } from '../maths/engines';
import { coinsToMinor, type DrawnRound } from '../maths/round';
import { decisionView, PLACES } from './decision-view';
import { isLaid, raising, stakedIn } from './decisions';
import type { Round } from './round';

/** How far a round is, as the game client needs to know it. `pending`: the bet's fate is being found out; `open`: it waits for its player. */
type Status = 'pending' | 'open' | 'settling' | 'settled' | 'refunding' | 'refunded' | 'rejected';

const STATUS: Record<Round['state'], Status> = {
  play_sent: 'pending',
  created: 'pending',
  bet_sent: 'pending',
  deciding: 'open',
  drawn: 'settling',
  win_sent: 'settling',
  settled: 'settled',
  refund_sent: 'refunding',
  refunded: 'refunded',
  rejected: 'rejected',
};

type Money = (coins: number) => string;

function slotView(outcome: DrawnRound, money: Money) {
  return {
    engine: outcome.engine,
    free_spins: outcome.freeSpins,
    capped: outcome.capped,
    spins: outcome.spins.map((spin) => ({
      stops: spin.stops,
      grid: spin.grid,
      lines: spin.lines.map((line) => ({ ...line, win: money(line.coins * spin.multiplier) })),
      scatters: spin.scatters,
      scatter_win: money(spin.scatterCoins * spin.multiplier),
      multiplier: spin.multiplier,
      win: money(spin.coins),
      total: money(spin.total),
      awarded: spin.awarded,
    })),
  };
}

function cascadeView(outcome: CascadeRound, money: Money) {
  return {
    engine: outcome.engine,
    free_spins: outcome.freeSpins,
    capped: outcome.capped,
    spins: outcome.spins.map((spin) => ({
      grid: spin.grid,
      tumbles: spin.tumbles.map(({ wins, fell }) => ({
        wins: wins.map(({ coins, ...win }) => ({ ...win, win: money(coins) })),
        fell,
      })),
      scatters: spin.scatters,
      scatter_win: money(spin.scatterCoins),
      base: money(spin.base),
      added: spin.added,
      multiplier: spin.multiplier,
      win: money(spin.coins),
      total: money(spin.total),
      awarded: spin.awarded,
    })),
  };
}

/** What was chosen and drawn, with what it pays in stakes; pays are worked out from the exact fraction. */
function chosenView(outcome: ChosenRound) {
  const multiplier = decimal(chosenPays(outcome), PLACES);
  switch (outcome.engine) {
    case 'dice':
    case 'keno':
    case 'plinko':
      return { ...outcome, multiplier };
  }
}

function drawnView(outcome: DrawnOutcome, stake: bigint) {
  const money = (coins: number) => fromMinor(coinsToMinor(coins, stake));
  switch (outcome.engine) {
    case 'slot':
      return slotView(outcome, money);
    case 'cascade':
      return cascadeView(outcome, money);
    case 'dice':
    case 'keno':
    case 'plinko':
      return chosenView(outcome);
  }
}

const outcomeView = (round: Round, outcome: NonNullable<Round['outcome']>) =>
  isLaid(outcome) ? decisionView(round, outcome) : drawnView(outcome, round.stake);

/** What the client shows of an outcome, by its engine. */
export type OutcomeView = ReturnType<typeof outcomeView>;
export type SlotView = Extract<OutcomeView, { engine: 'slot' }>;
export type CascadeView = Extract<OutcomeView, { engine: 'cascade' }>;
export type DiceView = Extract<OutcomeView, { engine: 'dice' }>;
export type KenoView = Extract<OutcomeView, { engine: 'keno' }>;
export type PlinkoView = Extract<OutcomeView, { engine: 'plinko' }>;
export type MinesView = Extract<OutcomeView, { engine: 'mines' }>;
export type HighLowView = Extract<OutcomeView, { engine: 'high-low' }>;
export type BlackjackView = Extract<OutcomeView, { engine: 'blackjack' }>;
export type VideoPokerView = Extract<OutcomeView, { engine: 'video-poker' }>;

/** What may be told of a round: of one whose stake is not taken yet nothing that was drawn. */
const tellable = (round: Round): Round =>
  round.state === 'play_sent' ? { ...round, outcome: null, win: null, nonce: null } : round;

/** A round on the studio's own wire: amounts are decimal strings in major units; no outcome until its stake is taken. */
export function roundView(whole: Round) {
  const round = tellable(whole);
  return {
    id: round.id,
    spin_id: round.spinId,
    // While a further stake is being asked for, nobody knows how the round stands.
    status: round.state === 'deciding' && raising(round) ? 'pending' : STATUS[round.state],
    /** All that is staked in it. */
    stake: fromMinor(stakedIn(round)),
    win: fromMinor(round.win ?? 0n),
    balance: round.balance,
    failure: round.failure,
    nonce: round.nonce,
    created_at: round.createdAt.toISOString(),
    outcome: round.outcome ? outcomeView(round, round.outcome) : null,
  };
}

export type RoundView = ReturnType<typeof roundView>;
