import type { ChosenChoice } from '../maths/chosen/chosen-round';
import type { Action, Choice } from '../maths/decisions/laid-round';
import {
  codeOf,
  isBalance,
  isDecided,
  isFairness,
  isOpened,
  isOpenRound,
  isPlayed,
  isRecall,
  isSpun,
  isStarted,
  type Opened,
} from './answers';
import { type Guard, isNothing } from './guards';

/** What the studio refused, with all it answered; OFFLINE when nobody did. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly answer: unknown = null,
  ) {
    super(code);
  }
}

/** The code of what went wrong; a fault that nobody answered with goes to the console as well. */
export function failureCode(error: unknown): string {
  if (error instanceof ApiError) return error.code;
  console.error(error);
  return 'UNKNOWN';
}

/** 128 random bits in hex: names a spin or an exchange. Works where crypto.randomUUID is missing (plain HTTP). */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let secret = '';

/** What admits this game to the studio; empty until it is open. */
export const gameSecret = (): string => secret;

/** Asks the studio, a few times where that is safe. @throws ApiError */
export async function callStudio<T>(is: Guard<T>, method: string, path: string, body?: object, tries = 4): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(`/api${path}`, {
        method,
        keepalive: path === '/seen',
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(secret ? { 'x-game-session': secret } : {}),
        },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(20_000),
      });
      const answer: unknown = response.status === 204 ? null : await response.json();
      if (response.ok && is(answer)) return answer;
      throw new ApiError(codeOf(answer), answer);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'OFFLINE';
      const again =
        code === 'OFFLINE' ||
        code === 'WALLET_UNAVAILABLE' ||
        code === 'ROUND_UNFINISHED' ||
        code === 'DATABASE_UNAVAILABLE' ||
        code === 'INTERNAL_SERVER_ERROR';
      if (!again || attempt >= tries) throw error instanceof ApiError ? error : new ApiError(code);
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
    }
  }
}

/** Every call may be repeated safely: spins and exchanges carry ids made here. */
export const api = {
  async open(body: object): Promise<Opened> {
    const opened = await callStudio(isOpened, 'POST', '/session', body);
    secret = opened.secret;
    return opened;
  },
  spin: (spinId: string, bet: string, choice?: ChosenChoice) =>
    callStudio(isSpun, 'POST', '/spin', { spin_id: spinId, bet, ...(choice ? { choice } : {}) }),
  startRound: (spinId: string, bet: string, choice: Choice) =>
    callStudio(isSpun, 'POST', '/rounds', { spin_id: spinId, bet, choice }),
  decide: (roundId: string, step: number, decisionId: string, action: Action) =>
    callStudio(isDecided, 'POST', '/rounds/decide', { round_id: roundId, step, decision_id: decisionId, action }),
  openRound: () => callStudio(isOpenRound, 'GET', '/rounds/open'),
  seen: () => callStudio(isNothing, 'POST', '/seen', {}, 1).catch(() => null),
  balance: () => callStudio(isBalance, 'GET', '/balance'),
  rounds: () => callStudio(isPlayed, 'GET', '/rounds'),
  recall: (roundId: string) => callStudio(isRecall, 'POST', '/rounds/recall', { round_id: roundId }),
  seeds: () => callStudio(isFairness, 'GET', '/seeds'),
  startPair: (commitment: string, clientSeed: string) =>
    callStudio(isStarted, 'POST', '/seeds', { commitment, client_seed: clientSeed }),
};
