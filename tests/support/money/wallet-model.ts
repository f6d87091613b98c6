export type Money = { game: bigint; electronic: bigint; bonus: bigint };
export type Command =
  | { action: 'bet'; round: string; id: string; amount: bigint }
  | { action: 'win'; round: string; id: string; amount: bigint; closes: boolean }
  | { action: 'refund' | 'rollback'; round: string; id: string; of: string };
/** held: above zero while it waits for an operator, and is paid to nobody. */
type Movement = { round: string; money: Money; closes: boolean; stands: boolean; held: bigint };

const sum = ({ game, electronic, bonus }: Money) => game + electronic + bonus;
const plus = (a: Money, b: Money, sign: bigint): Money => ({
  game: a.game + sign * b.game,
  electronic: a.electronic + sign * b.electronic,
  bonus: a.bonus + sign * b.bonus,
});
const NOTHING: Money = { game: 0n, electronic: 0n, bonus: 0n };

/**
 * What the seamless wallet must do, by facts alone: no tables, no ledger, one player, limits of bets left out. times: the most a round
 * wins of its stake.
 */
export function walletModel(start: Money, times = 5_000n) {
  let money = start;
  const bets = new Map<string, Movement>();
  const wins = new Map<string, Movement>();
  const forbidden = new Set<string>();
  const answered = new Map<string, { body: string; outcome: string }>();

  const standing = (kind: Map<string, Movement>, round: string) =>
    [...kind.values()].filter((movement) => movement.round === round && movement.stands);
  const total = (movements: Movement[]) => movements.reduce((all, { money: one }) => plus(all, one, 1n), NOTHING);
  const won = (round: string) => sum(total(standing(wins, round)));
  const waiting = (round: string) => standing(wins, round).reduce((all, { held }) => all + held, 0n);
  const closed = (round: string) => standing(wins, round).some(({ closes }) => closes);

  /** Rounds that count as ended. One that waits for an operator is not, unless it was before. */
  const settled = new Set<string>();
  function settle(round: string): void {
    const ended = closed(round) && (waiting(round) === 0n || settled.has(round));
    if (ended && sum(total(standing(bets, round))) > 0n) settled.add(round);
    else settled.delete(round);
  }

  function bet({ round, id, amount }: Extract<Command, { action: 'bet' }>): string {
    if (forbidden.has(`bet ${id}`)) return 'TRANSACTION_REFUNDED';
    if (closed(round)) return 'ROUND_CLOSED';
    if (amount > sum(money)) return 'INSUFFICIENT_FUNDS';
    const smaller = (a: bigint, b: bigint) => (a < b ? a : b);
    const game = smaller(amount, money.game);
    const electronic = smaller(amount - game, money.electronic);
    const taken = { game, electronic, bonus: amount - game - electronic };
    money = plus(money, taken, -1n);
    bets.set(id, { round, money: taken, closes: false, stands: true, held: 0n });
    return 'ok';
  }

  function win({ round, id, amount, closes }: Extract<Command, { action: 'win' }>): string {
    if (forbidden.has(`win ${id}`)) return 'TRANSACTION_REFUNDED';
    if (![...bets.values()].some((one) => one.round === round)) return 'TRANSACTION_NOT_FOUND';
    const stake = total(standing(bets, round));
    if (amount > 0n && sum(stake) === 0n) return 'TRANSACTION_REFUNDED';
    const all = amount + won(round) + waiting(round);
    if (amount > 0n && (closed(round) || all > times * sum(stake))) {
      wins.set(id, { round, money: NOTHING, closes, stands: true, held: amount });
      return 'pending_review';
    }
    const bonus = amount > 0n ? (amount * stake.bonus) / sum(stake) : 0n;
    const paid = { game: 0n, electronic: amount - bonus, bonus };
    money = plus(money, paid, 1n);
    wins.set(id, { round, money: paid, closes, stands: true, held: 0n });
    return 'ok';
  }

  function undo({ action, round, of }: Extract<Command, { of: string }>): string {
    const win = action === 'rollback' ? wins.get(of) : undefined;
    const placed = bets.get(of);
    const steps = [win, placed].filter((movement) => movement?.stands);
    if (steps.some((movement) => movement?.round !== round)) return 'INVALID_REQUEST';
    let left = money;
    if (win?.stands) {
      left = plus(left, win.money, -1n);
      if (left.electronic < 0n || left.bonus < 0n) return 'INSUFFICIENT_FUNDS';
    }
    if (placed?.stands) {
      const wonStill = sum(total(standing(wins, round).filter((movement) => movement !== win)));
      const heldStill = waiting(round) - (win?.stands ? win.held : 0n);
      const otherBets = sum(total(standing(bets, round))) - sum(placed.money);
      if (wonStill + heldStill > 0n && otherBets === 0n) return 'ROUND_CLOSED';
      if (wonStill > times * otherBets) return 'ROUND_CLOSED';
      left = plus(left, placed.money, 1n);
    }
    // Nothing changes hands before every step of it is allowed.
    money = left;
    for (const movement of steps) if (movement) movement.stands = false;
    forbidden.add(`bet ${of}`);
    if (action === 'rollback') forbidden.add(`win ${of}`);
    return 'ok';
  }

  return {
    money: () => money,
    /** Money that comes or goes by other ways than games: deposits, withdrawals. */
    add(more: Partial<Money>): void {
      money = plus(money, { ...NOTHING, ...more }, 1n);
    },
    /** What a round that is closed counts for wagering and rating: the stake that stands in it. */
    settled: (round: string): bigint => (settled.has(round) ? sum(total(standing(bets, round))) : 0n),
    /** "ok", "pending_review" or the error's code. */
    apply(command: Command): string {
      const key = `${command.action} ${command.id}`;
      const body = Object.values(command).join(' ');
      const first = answered.get(key);
      if (first) return first.body === body ? first.outcome : 'DUPLICATE_TRANSACTION';
      const outcome = command.action === 'bet' ? bet(command) : command.action === 'win' ? win(command) : undo(command);
      settle(command.round);
      if (outcome === 'ok' || outcome === 'pending_review' || command.action === 'bet')
        answered.set(key, { body, outcome });
      return outcome;
    },
  };
}
