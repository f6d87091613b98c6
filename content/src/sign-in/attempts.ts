import { networkOf, widerNetworks } from '@kozyr/kit/networks';

const WINDOW_MS = 10 * 60_000;
/** Tries of one network within ten minutes that may end without a session; wider networks have room for several editors. */
const MAX_TRIES = { own: 8, near: 24, wide: 64 } as const;
/** Networks remembered at once; who would be one more pushes the one out that was quiet longest. */
const MAX_NETWORKS = 10_000;

type Counted = { tries: number; until: number };

/** The networks that an address belongs to, from its own to the widest: IPv4 itself, /24, /16; IPv6 /64, /56, /48. */
export function networksOf(address: string): Array<{ network: string; max: number }> {
  const { near, wide } = widerNetworks(address);
  return [
    { network: networkOf(address), max: MAX_TRIES.own },
    { network: near, max: MAX_TRIES.near },
    { network: wide, max: MAX_TRIES.wide },
  ];
}

/**
 * Counts tries to sign in by where they come from, never by the account they name: nobody can use up another's. A try is
 * counted before the password is looked at, so a thousand at once are no more than eight, and given back when it was right.
 */
export class SignInAttempts {
  readonly #counted = new Map<string, Counted>();

  /** Counts one try. @returns 0 when it may go on, else the whole seconds until the network may try again */
  countAttempt(address: string, now: number): number {
    const all = networksOf(address).map(({ network, max }) => ({ network, max, counted: this.#current(network, now) }));
    const full = all.filter(({ counted, max }) => counted.tries >= max);
    if (full.length > 0) return Math.ceil((Math.max(...full.map(({ counted }) => counted.until)) - now) / 1000);
    for (const { network, counted } of all) {
      counted.tries += 1;
      this.#counted.delete(network);
      this.#counted.set(network, counted);
    }
    const oldest = this.#counted.keys();
    while (this.#counted.size > MAX_NETWORKS) this.#counted.delete(oldest.next().value ?? '');
    return 0;
  }

  /** The try ended well: it does not count. */
  giveBack(address: string, now: number): void {
    for (const { network } of networksOf(address)) {
      const counted = this.#current(network, now);
      counted.tries = Math.max(0, counted.tries - 1);
    }
  }

  #current(network: string, now: number): Counted {
    const counted = this.#counted.get(network);
    return counted && counted.until > now ? counted : { tries: 0, until: now + WINDOW_MS };
  }
}
