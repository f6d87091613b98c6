import type { namesAnswer } from '@kozyr/contracts/seamless-wallet';
import { NAMES_MAX } from '@kozyr/contracts/seamless-wallet';
import type * as z from 'zod/mini';
import type { WalletClient } from '../wallet/seamless-wallet';

/** How others at a table read a player: a nickname with its avatar, or a masked name without one. */
export type ShownName = Pick<z.infer<typeof namesAnswer>['names'][number], 'name' | 'avatar'>;

/** A session that was asked about is not asked about again for so long, whether the wallet has answered or not. */
const FRESH_MS = 3_000;
/** What it said last is shown for so long at the most while it does not answer, as its contract says. */
const KEPT_MS = 15_000;
/** Those who are asked about in this time are asked about in one call. */
const GATHER_MS = 40;

type Known = { answeredAt: number; shown: ShownName | null };

export type ShownNames = {
  /** How others read the player of a wallet session, as far as is known now; null: not at all. What is not known, or not fresh, is asked for. */
  nameOf: (session: string) => ShownName | null;
  /** Calls whenever a name is another than it was. */
  onChange: (changed: () => void) => void;
  stop: () => void;
};

const same = (one: ShownName | null, other: ShownName | null) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The names of players at the tables of this process. They are the platform's: they are kept in memory alone, for seconds, and nothing
 * waits for them, neither a bet nor the state of a table.
 */
export function createShownNames(wallet: Pick<WalletClient, 'names'>, now = () => performance.now()): ShownNames {
  const known = new Map<string, Known>();
  const askedAt = new Map<string, number>();
  const wanted = new Set<string>();
  let changed: () => void = () => undefined;
  let timer: NodeJS.Timeout | null = null;
  let asking = false;

  function forgetOld(): void {
    for (const [session, { answeredAt }] of known) if (now() - answeredAt > KEPT_MS) known.delete(session);
    for (const [session, at] of askedAt) if (now() - at > KEPT_MS) askedAt.delete(session);
  }

  /** @returns whether a name is another than it was */
  async function askFor(sessions: readonly string[]): Promise<boolean> {
    for (const session of sessions) askedAt.set(session, now());
    const answer = await wallet.names(sessions);
    if (answer.kind !== 'ok') return false;
    const told = new Map(answer.body.names.map(({ session_id, name, avatar }) => [session_id, { name, avatar }]));
    let other = false;
    for (const session of sessions) {
      const shown = told.get(session) ?? null;
      other ||= !same(known.get(session)?.shown ?? null, shown);
      known.set(session, { answeredAt: now(), shown });
    }
    return other;
  }

  /** One after another: whoever is wanted meanwhile is asked about next. */
  async function askForWanted(): Promise<void> {
    timer = null;
    if (asking) return;
    asking = true;
    try {
      forgetOld();
      const sessions = [...wanted].slice(0, NAMES_MAX);
      for (const session of sessions) wanted.delete(session);
      if (await askFor(sessions)) changed();
    } finally {
      asking = false;
      if (wanted.size > 0) soon();
    }
  }

  function soon(): void {
    timer ??= setTimeout(() => void askForWanted(), GATHER_MS).unref();
  }

  return {
    nameOf(session) {
      const found = known.get(session);
      if (now() - (askedAt.get(session) ?? Number.NEGATIVE_INFINITY) >= FRESH_MS) {
        wanted.add(session);
        soon();
      }
      return found && now() - found.answeredAt <= KEPT_MS ? found.shown : null;
    },
    onChange(listener) {
      changed = listener;
    },
    stop() {
      if (timer) clearTimeout(timer);
      wanted.clear();
    },
  };
}
