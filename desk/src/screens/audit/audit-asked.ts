import type { Asked } from '@desk/lib/address/use-address';
import { type AuditEntry, actorKindSchema } from '@kozyr/contracts/operator/audit';

const DAY = /^20\d\d-\d\d-\d\d$/;
const TEXTS = ['actor', 'action', 'subject_kind', 'subject'] as const;

/** What the log is asked by an address; whatever is none of its filters, or cannot be one, is left out. */
export function auditAsked(asked: Asked) {
  const kind = actorKindSchema.safeParse(asked.actor_kind);
  const texts = Object.fromEntries(TEXTS.flatMap((name) => (asked[name] ? [[name, asked[name]] as const] : [])));
  const days = Object.fromEntries(
    (['from', 'to'] as const).flatMap((name) => (DAY.test(asked[name] ?? '') ? [[name, asked[name]] as const] : [])),
  );
  return { ...texts, ...days, ...(kind.success ? { actor_kind: kind.data } : {}) };
}

/** Which request did it: of use beside the process's log alone. */
const OF_THE_LOG = 'request_id';

/** The details of an entry: first what was before and after, the rest in its order, the number of the request last. */
export function detailsOf({ details }: Pick<AuditEntry, 'details'>): [name: string, value: string][] {
  const rank = (name: string) => (name === OF_THE_LOG ? 3 : name === 'before' ? 0 : name === 'after' ? 1 : 2);
  return Object.entries(details).toSorted(([a], [b]) => rank(a) - rank(b));
}

/** Details in one line, without the number of the request. @param named how a name reads */
export function detailsLine(entry: Pick<AuditEntry, 'details'>, named: (name: string) => string): string {
  return detailsOf(entry)
    .filter(([name]) => name !== OF_THE_LOG)
    .map(([name, value]) => `${named(name)}: ${value}`)
    .join(', ');
}

/** The player whose record an entry leads to: whom it was done to, else who did it; null: no player's. */
export function playerOf({ actor, subject }: Pick<AuditEntry, 'actor' | 'subject'>): string | null {
  if (subject.kind === 'player') return subject.id;
  return actor.kind === 'player' ? actor.id : null;
}
