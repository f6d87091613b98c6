import { browserEnv } from '../env/browser';

const KEY = 'kozyr_visitor';

/** The visitor-ID header of spec §7, which tells one browser from another; none unless it is enabled. */
export function visitorHeader(
  enabled = browserEnv.NEXT_PUBLIC_VISITOR_ID_ENABLED === 'true',
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => window.localStorage,
): { 'x-visitor-id'?: string } {
  if (!enabled) return {};
  try {
    const id = storage().getItem(KEY) ?? crypto.randomUUID();
    storage().setItem(KEY, id);
    return { 'x-visitor-id': id };
  } catch {
    // Private windows may forbid storage; the header is a help, not a need.
    return {};
  }
}
