import type { Queryable } from '../../../db/database';
import { type ActorKind, auditLog } from '../../../db/schema/audit';

/** requestId: the request it was done by, which leads to the process's log. */
export type Actor = { kind: ActorKind; id: string; requestId?: string };

export type Deed = {
  actor: Actor;
  /** snake_case with its domain first: withdrawal_approved, setting_changed. */
  action: string;
  subject: { kind: string; id: string };
  /** What somebody who asks later must know: before, after, reason. No secrets and no card numbers. */
  details?: Record<string, string>;
};

/** Records who did what, in the transaction of the act itself: both stand, or neither. */
export async function recordAudit(tx: Queryable, now: Date, { actor, action, subject, details }: Deed): Promise<void> {
  await tx.insert(auditLog).values({
    at: now,
    actorKind: actor.kind,
    actor: actor.id,
    action,
    subjectKind: subject.kind,
    subject: subject.id,
    details: { ...details, ...(actor.requestId === undefined ? {} : { request_id: actor.requestId }) },
  });
}
