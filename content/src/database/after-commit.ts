import type { PayloadRequest } from 'payload';

type TransactionId = number | string;

const waiting = new Map<TransactionId, Array<() => void>>();

/**
 * Runs the action when the request's transaction is committed, or at once when there is none.
 * Hooks run inside the transaction: a receiver that is notified then and asks back would still read the old text.
 */
export async function afterCommit(req: Pick<PayloadRequest, 'transactionID'>, action: () => void): Promise<void> {
  const id = await req.transactionID;
  if (id === undefined || id === null) {
    action();
    return;
  }
  waiting.set(id, [...(waiting.get(id) ?? []), action]);
}

/** Called by the adapter once a transaction is committed. */
export function transactionCommitted(id: TransactionId): void {
  const actions = waiting.get(id) ?? [];
  waiting.delete(id);
  for (const action of actions) action();
}

/** Called by the adapter once a transaction is rolled back: its announcements are dropped. */
export function transactionRolledBack(id: TransactionId): void {
  waiting.delete(id);
}
