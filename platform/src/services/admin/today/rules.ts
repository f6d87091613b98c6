import { WAITING_AGES, type WaitingAge } from '@kozyr/contracts/operator/today';
import { hoursToSeconds, minutesToSeconds } from 'date-fns';

/** Up to how long ago something of an age was asked for, seconds; longer has no end. */
export const AGE_ENDS: Readonly<Record<Exclude<WaitingAge, 'longer'>, number>> = {
  hour: hoursToSeconds(1),
  four_hours: hoursToSeconds(4),
  day: hoursToSeconds(24),
};

/** How long the oldest of a queue may wait: rounds are counted twice a second, messages sent within moments. */
export const LATE_AFTER_SECONDS = { settled_rounds: minutesToSeconds(1), messages: minutesToSeconds(5) } as const;

/** How many there are of each age, the youngest first, from the counts of those that are younger than each end. */
export function byAge(total: number, younger: Readonly<Record<Exclude<WaitingAge, 'longer'>, number>>) {
  let before = 0;
  return WAITING_AGES.map((age) => {
    const until = age === 'longer' ? total : younger[age];
    const count = until - before;
    before = until;
    return { age, count };
  });
}
