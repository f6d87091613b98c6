/** A view of a list that was given a name: what its address asked then. */
export type View = { name: string; search: string };

const isView = (one: unknown): one is View =>
  typeof one === 'object' &&
  one !== null &&
  'name' in one &&
  typeof one.name === 'string' &&
  'search' in one &&
  typeof one.search === 'string';

/** The views a browser kept; whatever else it holds is no view. */
export function parseViews(kept: string | null): View[] {
  if (kept === null) return [];
  try {
    const read: unknown = JSON.parse(kept);
    return Array.isArray(read) ? read.filter(isView).map(({ name, search }) => ({ name, search })) : [];
  } catch {
    return [];
  }
}
