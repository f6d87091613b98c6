import { fromMinor } from '@kozyr/contracts/money';
import { coinsToMinor } from '../maths/round';
import type { Round } from './round';

/** How far a round is, as the game client needs to know it. `pending`: the bet's fate is being found out. */
type Status = 'pending' | 'settling' | 'settled' | 'refunding' | 'refunded' | 'rejected';

const STATUS: Record<Round['state'], Status> = {
  created: 'pending',
  bet_sent: 'pending',
  drawn: 'settling',
  win_sent: 'settling',
  settled: 'settled',
  refund_sent: 'refunding',
  refunded: 'refunded',
  rejected: 'rejected',
};

/** A round on the studio's own wire: amounts are decimal strings in major units, reels are numbered from 0. */
export function roundView(round: Round) {
  const money = (coins: number) => fromMinor(coinsToMinor(coins, round.stake));
  return {
    id: round.id,
    spin_id: round.spinId,
    status: STATUS[round.state],
    stake: fromMinor(round.stake),
    win: fromMinor(round.win ?? 0n),
    balance: round.balance,
    failure: round.failure,
    nonce: round.nonce,
    created_at: round.createdAt.toISOString(),
    free_spins: round.outcome?.freeSpins ?? 0,
    capped: round.outcome?.capped ?? false,
    spins: (round.outcome?.spins ?? []).map((spin) => ({
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

export type RoundView = ReturnType<typeof roundView>;
