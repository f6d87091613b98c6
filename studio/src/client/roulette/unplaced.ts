/** From so many ms before the close on, chips that are not placed are pointed out. */
export const WARN_MS = 5_000;

/** From so many ms before the close on, nothing lies on the table that is not a bet: whoever presses a little later is still in time. */
export const GIVE_BACK_MS = 1_500;

/** What becomes of chips that are put and not placed, `left` ms before the close. `placing`: they are on their way already. */
export function unplaced({ left, placing }: { left: number; placing: boolean }): 'lie' | 'warn' | 'give-back' {
  if (placing || left > WARN_MS) return 'lie';
  return left > GIVE_BACK_MS ? 'warn' : 'give-back';
}
