import { DomainError } from '../errors/domain-error';
import type { WalletClient } from '../wallet/seamless-wallet';
import type { Session } from './sessions';

/** An answer of the wallet's is gone by for at most so long before it is asked for again. */
const MAX_AGE_MS = 5_000;
/** While something of a session stays open, the wallet is asked so often, so that an end is noticed within MAX_AGE_MS. */
const WATCH_MS = 4_000;
/** Sessions whose answer is kept; the one that was asked about longest ago is forgotten first. */
const MAX_KEPT = 50_000;

/** The wallet's two words for a session that will never be one again; any other refusal says nothing about it. */
const ENDED: ReadonlySet<string> = new Set(['SESSION_CLOSED', 'SESSION_NOT_FOUND']);

type Known = { askedAt: number; ended: boolean };
type Asked = { known: Known | null; balance: string | null };
type Watch = { ends: Set<() => void>; timer: NodeJS.Timeout | undefined };

/** Whether the sign-ins behind game sessions go on. Play money has none: it is never asked about. */
export type SignIns = {
  /** Passes while the player is signed in. @throws DomainError SESSION_EXPIRED, WALLET_UNAVAILABLE when the wallet never said */
  check: (session: Session) => Promise<void>;
  /** The balance at this moment, null of play money. @throws DomainError SESSION_EXPIRED, WALLET_UNAVAILABLE */
  balanceOf: (session: Session) => Promise<string | null>;
  /** Calls `end` once when the sign-in has ended. @returns how to stop */
  watch: (session: Session, end: () => void) => () => void;
};

const sessionExpired = () => new DomainError(401, 'SESSION_EXPIRED', 'This game session is over');
const walletUnavailable = () => new DomainError(503, 'WALLET_UNAVAILABLE', 'The wallet does not answer');

/**
 * Asks the wallet for a session's balance to learn whether its sign-in goes on. A wallet that does not answer ends nothing: what
 * it said last is believed until it answers again. An end is for good.
 */
export function createSignIns(wallet: Pick<WalletClient, 'balance'>, now = () => performance.now()): SignIns {
  const kept = new Map<string, Known>();
  const asking = new Map<string, Promise<Known | null>>();
  const watched = new Map<string, Watch>();

  function remember(id: string, known: Known): Known {
    kept.delete(id);
    kept.set(id, known);
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_KEPT) break;
      kept.delete(oldest);
    }
    if (known.ended) for (const end of watched.get(id)?.ends ?? []) end();
    return known;
  }

  async function askWallet(id: string): Promise<Asked> {
    const askedAt = now();
    const answer = await wallet.balance(id);
    const before = kept.get(id);
    if (answer.kind === 'ok') {
      // Answers may overtake each other: one that was asked for before the end does not undo it.
      return { known: remember(id, { askedAt, ended: before?.ended ?? false }), balance: answer.body.balance };
    }
    if (answer.kind === 'refused' && ENDED.has(answer.error))
      return { known: remember(id, { askedAt, ended: true }), balance: null };
    return { known: before ? remember(id, { ...before, askedAt }) : null, balance: null };
  }

  /** Callers that want to know at the same time share one call. */
  function askOnce(id: string): Promise<Known | null> {
    const running = asking.get(id);
    if (running) return running;
    const asked = askWallet(id)
      .then(({ known }) => known)
      .finally(() => asking.delete(id));
    asking.set(id, asked);
    return asked;
  }

  function askAgain(id: string, watch: Watch): void {
    if (watched.get(id) !== watch) return;
    watch.timer = setTimeout(() => {
      const next = () => askAgain(id, watch);
      askOnce(id).then(next, next);
    }, WATCH_MS);
  }

  return {
    async check({ wallet_session: id }) {
      if (id === null) return;
      let known: Known | null = kept.get(id) ?? null;
      if (!known || (!known.ended && now() - known.askedAt >= MAX_AGE_MS)) known = await askOnce(id);
      if (!known) throw walletUnavailable();
      if (known.ended) throw sessionExpired();
    },
    async balanceOf({ wallet_session: id }) {
      if (id === null) return null;
      const { known, balance } = await askWallet(id);
      if (known?.ended) throw sessionExpired();
      if (balance === null) throw walletUnavailable();
      return balance;
    },
    watch({ wallet_session: id }, end) {
      if (id === null) return () => undefined;
      const watch = watched.get(id) ?? { ends: new Set(), timer: undefined };
      watch.ends.add(end);
      if (!watched.has(id)) {
        watched.set(id, watch);
        askAgain(id, watch);
      }
      if (kept.get(id)?.ended) end();
      return () => {
        watch.ends.delete(end);
        if (watch.ends.size > 0 || watched.get(id) !== watch) return;
        clearTimeout(watch.timer);
        watched.delete(id);
      };
    },
  };
}
