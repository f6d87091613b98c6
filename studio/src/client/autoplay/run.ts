/** How many rounds a run may have. */
export const ROUND_CHOICES = [10, 25, 50, 100] as const;

/** What the player set for a run: amounts in minor units. `win`: a single win that ends it; null: none does. */
export type Limits = { rounds: number; loss: bigint; win: bigint | null };

/** Why a run is over. `sheet`: something was opened over the game; `refused`: a round did not come about. */
export type Ending = 'rounds' | 'loss' | 'win' | 'funds' | 'player' | 'hidden' | 'paused' | 'refused' | 'sheet';

/** A run of rounds within the player's limits: what is left of them, and whether the next round may begin. */
export function createRun(limits: Limits) {
  let left = limits.rounds;
  let net = 0n;
  let ending: Ending | null = null;
  const lost = () => (net < 0n ? -net : 0n);
  const end = (why: Ending) => {
    ending ??= why;
  };
  return {
    limits,
    left: () => left,
    /** What the run cost so far, less what it won; never below nothing. */
    lost,
    ending: () => ending,
    /** It is over, if it was not before. */
    end,
    /** Whether a round of this stake begins; where it does not the run is over. What was won before makes room again. */
    mayBegin(stake: bigint, balance: bigint): boolean {
      if (left === 0) end('rounds');
      else if (stake - net > limits.loss) end('loss');
      else if (balance < stake) end('funds');
      return ending === null;
    },
    /** A round is over. */
    roundEnded(stake: bigint, won: bigint): void {
      left -= 1;
      net += won - stake;
      if (limits.win !== null && won >= limits.win) end('win');
      else if (left === 0) end('rounds');
      else if (-net >= limits.loss) end('loss');
    },
  };
}

export type Run = ReturnType<typeof createRun>;
