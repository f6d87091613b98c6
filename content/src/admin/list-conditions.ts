import type { Where } from 'payload';

/** The conditions a list is narrowed to; whatever else the editor built by hand stays among them. */
function conditionsIn(where: Where | undefined): Where[] {
  const groups = where?.or;
  const all = Array.isArray(groups) ? groups[0]?.and : where?.and;
  return Array.isArray(all) ? all : [];
}

/** What the column is to be equal to, or the empty text. */
export function narrowedTo(where: Where | undefined, column: string): string {
  const found = conditionsIn(where).find((condition) => column in condition)?.[column];
  return typeof found === 'object' && 'equals' in found ? String(found.equals) : '';
}

/** The same list with the column narrowed to the value, or to nothing. In the shape the admin's own filter understands. */
export function narrow(where: Where | undefined, column: string, value: string): Where {
  const others = conditionsIn(where).filter((condition) => !(column in condition));
  const and = value === '' ? others : [...others, { [column]: { equals: value } }];
  return and.length > 0 ? { or: [{ and }] } : {};
}
