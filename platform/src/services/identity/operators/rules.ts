import { SESSION_IDLE_MINUTES, SESSION_LONGEST_HOURS } from '@kozyr/contracts/operator/desk-service';
import { addHours, addMinutes } from 'date-fns';

/** A password of fewer different characters is guessed. */
const DIFFERENT_CHARACTERS = 5;

/** A passkey answers within so long, minutes. */
const CHALLENGE_MINUTES = 5;

type Lives = { lastUsedAt: Date; endsAt: Date; endedAt: Date | null };

/** Until when a session that begins now lives at the longest. */
export const longestEnd = (now: Date): Date => addHours(now, SESSION_LONGEST_HOURS);

/** Whether a session is neither ended, nor idle for too long, nor too old. */
export function isAlive({ lastUsedAt, endsAt, endedAt }: Lives, now: Date): boolean {
  return endedAt === null && endsAt > now && addMinutes(lastUsedAt, SESSION_IDLE_MINUTES) > now;
}

/** Whether what a passkey was asked to sign then may still be answered. */
export function isFresh(challengeAt: Date | null, now: Date): boolean {
  return challengeAt !== null && addMinutes(challengeAt, CHALLENGE_MINUTES) > now;
}

/** Whether a password is among what is tried first: few characters over and over, or the operator's own name with something about it. */
export function isEasyPassword(password: string, name: string): boolean {
  const typed = password.toLowerCase();
  return new Set(typed).size < DIFFERENT_CHARACTERS || typed.includes(name);
}
