import { useSyncExternalStore } from 'react';
import { ApiError } from './api-error';

/** As many as a call is asked for in a row when its network gets busier meanwhile; more is told as too many. */
const MAX_CHALLENGES = 3;
/** A frame's worth, so that typing and the spinner go on. */
const SLICE_MS = 12;

let working = 0;
const listeners = new Set<() => void>();

function workChanged(by: 1 | -1): void {
  working += by;
  for (const listener of listeners) listener();
}

/** Whether the browser is doing the work of a challenge now: some seconds in which nothing else is seen to happen. */
export function useIsWorking(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => working > 0,
    () => false,
  );
}

async function answerOf({ details }: ApiError): Promise<string> {
  workChanged(1);
  try {
    // Rare: loaded when somebody is asked for the first time.
    const { answerChallenge } = await import('@kozyr/contracts/proof-of-work');
    return await answerChallenge(details.challenge ?? '', Number(details.bits), {
      now: () => performance.now(),
      pause: () => new Promise((resolve) => setTimeout(resolve)),
      sliceMs: SLICE_MS,
    });
  } finally {
    workChanged(-1);
  }
}

/**
 * Makes a call, and makes it again with the answer when it is refused for want of work: a network that asks for many codes or
 * tries many passwords pays for each by computing, whoever sits in it.
 * @param send makes the call with the answer to a challenge, if there is one
 * @throws ApiError as the call does
 */
export async function withWork<T>(send: (challengeAnswer?: string) => Promise<T>): Promise<T> {
  let answer: string | undefined;
  for (let asked = 0; ; asked += 1) {
    try {
      return await send(answer);
    } catch (error) {
      const isAsked = error instanceof ApiError && error.code === 'CHALLENGE_REQUIRED';
      if (!isAsked || asked >= MAX_CHALLENGES) throw error;
      answer = await answerOf(error);
    }
  }
}
