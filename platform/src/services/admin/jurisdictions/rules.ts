import type { ProfileTerms } from '@kozyr/contracts/jurisdictions';

type Change = { field: string; before: string; after: string };

/** What stands at each path of some data, as JSON; lists are one thing. */
function leavesOf(data: unknown, path = ''): [string, string][] {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return [[path, JSON.stringify(data)]];
  return Object.entries(data).flatMap(([name, value]) => leavesOf(value, path === '' ? name : `${path}.${name}`));
}

/** What differs between two terms, by the path of each thing; all of it where there were none before. */
export function changesOf(before: ProfileTerms | undefined, after: ProfileTerms): Change[] {
  const was = new Map(before ? leavesOf(before) : []);
  return leavesOf(after).flatMap(([field, value]) =>
    was.get(field) === value ? [] : [{ field, before: was.get(field) ?? 'nothing', after: value }],
  );
}
