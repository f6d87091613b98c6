import { codeOf, isBalance, isFairness, isOpened, isPlayed, isSpun, isStarted, type Opened } from './answers';
import { type Guard, isNothing } from './guards';

/** What the studio refused; OFFLINE when nobody answered. */
export class Refusal extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** 128 random bits in hex: names a spin or an exchange. Works where crypto.randomUUID is missing (plain HTTP). */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let secret = '';

async function call<T>(is: Guard<T>, method: string, path: string, body?: object, tries = 4): Promise<T> {
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
      throw new Refusal(codeOf(answer));
    } catch (error) {
      const code = error instanceof Refusal ? error.code : 'OFFLINE';
      const again =
        code === 'OFFLINE' ||
        code === 'WALLET_UNAVAILABLE' ||
        code === 'ROUND_UNFINISHED' ||
        code === 'INTERNAL_SERVER_ERROR';
      if (!again || attempt >= tries) throw new Refusal(code);
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
    }
  }
}

/** Every call may be repeated safely: spins and exchanges carry ids made here. */
export const api = {
  async open(body: object): Promise<Opened> {
    const opened = await call(isOpened, 'POST', '/session', body);
    secret = opened.secret;
    return opened;
  },
  spin: (spinId: string, bet: string) => call(isSpun, 'POST', '/spin', { spin_id: spinId, bet }),
  seen: () => call(isNothing, 'POST', '/seen', {}, 1).catch(() => null),
  balance: () => call(isBalance, 'GET', '/balance'),
  rounds: () => call(isPlayed, 'GET', '/rounds'),
  seeds: () => call(isFairness, 'GET', '/seeds'),
  startPair: (commitment: string, clientSeed: string) =>
    call(isStarted, 'POST', '/seeds', { commitment, client_seed: clientSeed }),
};
