import type { PayloadRequest } from 'payload';

type TransactionId = number | string;

/** It throws nothing: what it could not do, it says in the log. */
type Action = () => unknown;

const waiting = new Map<TransactionId, Action[]>();

/**
 * Runs the action when the request's transaction is committed, or at once when there is none.
 * Hooks run inside the transaction: a receiver that is notified then and asks back would still read the old text.
 */
export async function afterCommit(req: Pick<PayloadRequest, 'transactionID'>, action: Action): Promise<void> {
  const id = await req.transactionID;
  if (id === undefined || id === null) {
    await action();
    return;
  }
  waiting.set(id, [...(waiting.get(id) ?? []), action]);
}

/** Called by the adapter once a transaction is committed; over when what waited for that is done. */
export async function transactionCommitted(id: TransactionId): Promise<void> {
  const actions = waiting.get(id) ?? [];
  waiting.delete(id);
  await Promise.all(actions.map((action) => action()));
}

/** Called by the adapter once a transaction is rolled back: its announcements are dropped. */
export function transactionRolledBack(id: TransactionId): void {
  waiting.delete(id);
}
