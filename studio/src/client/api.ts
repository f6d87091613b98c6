import type { RoundView } from '../rounds/round-view';

export type Fairness = { commitment: string; clientSeed: string; nonce: number };

export type Opened = {
  secret: string;
  mode: 'real' | 'demo';
  game: string;
  currency: 'uah' | 'kzt';
  balance: string | null;
  bets: string[];
  bet: string;
  fairness: Fairness;
  unfinished: RoundView | null;
};

export type PlayedRound = RoundView & {
  model: string;
  commitment: string;
  clientSeed: string;
  serverSeed: string | null;
};

export type Revealed = { serverSeed: string; commitment: string; clientSeed: string; rounds: number };

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

// The answers come from our own server of the same build; they are typed here, in the one place that reads them.
async function call<T>(method: string, path: string, body?: object, tries = 4): Promise<T> {
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
      const answer = response.status === 204 ? null : await response.json();
      if (response.ok) return answer as T;
      throw new Refusal(String(answer?.errorCode ?? 'UNKNOWN'));
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
    const opened = await call<Opened>('POST', '/session', body);
    secret = opened.secret;
    return opened;
  },
  spin: (spinId: string, bet: string) =>
    call<{ round: RoundView; fairness: Fairness }>('POST', '/spin', { spin_id: spinId, bet }),
  seen: () => call<null>('POST', '/seen', {}, 1).catch(() => null),
  balance: () => call<{ balance: string | null }>('GET', '/balance'),
  rounds: () => call<{ items: PlayedRound[] }>('GET', '/rounds'),
  rotate: (clientSeed: string) =>
    call<{ revealed: Revealed | null; fairness: Fairness }>('POST', '/seeds', { client_seed: clientSeed }),
};
