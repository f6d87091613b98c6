/** A document's publish status: what visitors see of it now. Spec §5. */
export type LiveState = 'live' | 'draft' | 'not-yet' | 'over' | 'off';
export const LIVE_STATES: readonly LiveState[] = ['live', 'draft', 'not-yet', 'over', 'off'];

export type PublishStatus = {
  state: LiveState;
  /** Of "not-yet": when it begins; of "over": when it ended. ISO 8601. */
  at?: string;
  /** A newer draft waits to be published. */
  changed: boolean;
};

export type Published = { enabled?: boolean | null; startDate?: string | null; endDate?: string | null };

/** `published` is the text on the site, if there is one; `newestIsDraft` whether somebody wrote on since. */
export function publishStatusOf(published: Published | undefined, newestIsDraft: boolean, now: Date): PublishStatus {
  if (!published) return { state: 'draft', changed: false };
  const changed = newestIsDraft;
  if (published.enabled === false) return { state: 'off', changed };
  const { startDate, endDate } = published;
  if (startDate && now.getTime() < Date.parse(startDate)) return { state: 'not-yet', at: startDate, changed };
  if (endDate && now.getTime() > Date.parse(endDate)) return { state: 'over', at: endDate, changed };
  return { state: 'live', changed };
}

/** Whether start lies before end; an open side is always in order. */
export function isWindowInOrder(startDate: unknown, endDate: unknown): boolean {
  if (!startDate || !endDate) return true;
  return momentOf(startDate) < momentOf(endDate);
}

function momentOf(value: unknown): number {
  return value instanceof Date ? value.getTime() : Date.parse(String(value));
}
