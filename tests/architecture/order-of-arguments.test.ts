import { expect, it } from 'vitest';
import { exportedSignatures, type Parameter, type Signature } from './support/parameters';
import { filesBelow, read } from './support/tree';

/** Places of a verb's arguments, by the names of their types; whatever is none of these is the input, and comes last. */
const PLACES: readonly { is: string; types: readonly string[] }[] = [
  { is: 'the context', types: ['Context'] },
  { is: 'the transaction', types: ['Queryable', 'Database'] },
  { is: 'the moment', types: ['Date'] },
  { is: 'a part of the server', types: ['Catalogue', 'LiveCatalogue', 'Integrations', 'TypingNow', 'EventHub'] },
  { is: 'the caller', types: ['Caller', 'OperatorCaller', 'Actor', 'Operator'] },
];
const CALLERS = ['Caller', 'OperatorCaller'];
const INPUT = PLACES.length;

function placeOf({ name, types }: Parameter): number {
  const place = PLACES.findIndex((each) => each.types.some((type) => types.includes(type)));
  // Other dates than now are input.
  if (PLACES[place]?.is === 'the moment' && name !== 'now') return INPUT;
  return place === -1 ? INPUT : place;
}

const isWorld = (parameter: Parameter) => placeOf(parameter) < 2;

/** What a verb's arguments break; null: nothing, or no verb: it is given neither context nor transaction. */
function breach({ name, parameters }: Signature): string | null {
  if (!parameters.some(isWorld)) return null;
  const places = parameters.map(placeOf);
  const late = places.findIndex((place, index) => index > 0 && place < (places[index - 1] ?? 0));
  if (late !== -1) return `${name}: argument ${late + 1} is ${PLACES[places[late] ?? 0]?.is}, which comes before`;
  const inside = parameters.flatMap(({ members }) => members);
  if (inside.some(({ types }) => types.some((type) => CALLERS.includes(type))))
    return `${name}: the caller is an argument of its own`;
  return null;
}

const breaches = (source: string) => exportedSignatures(source).flatMap((signature) => breach(signature) ?? []);

it('a verb is given the context or transaction, the moment, the caller and the input, in this order', () => {
  const files = filesBelow('platform/src/services').filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const verbs = files
    .flatMap((file) => exportedSignatures(read(file)))
    .filter(({ parameters }) => parameters.some(isWorld));
  expect(verbs.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => breaches(read(file)).map((what) => `${file} ${what}`))).toEqual([]);
});

it('an argument that comes too late is found, and a caller inside the input', () => {
  const found = (parameters: string) => breaches(`export async function verb(${parameters}): Promise<void> {}`);
  expect(found('ctx: Context, { userId }: Caller, id: string')).toEqual([]);
  expect(found('ctx: Context, tx: Queryable, now: Date, caller: Caller, until: Date')).toEqual([]);
  expect(found('row: Row, now: Date')).toEqual([]);
  expect(found('tx: Queryable, ctx: Context')).toEqual(['verb: argument 2 is the context, which comes before']);
  expect(found('ctx: Context, id: string, caller: Pick<Caller, "userId">')).toEqual([
    'verb: argument 3 is the caller, which comes before',
  ]);
  expect(found('tx: Queryable, row: Row, now: Date = new Date()')).toEqual([
    'verb: argument 3 is the moment, which comes before',
  ]);
  expect(found('ctx: Context, { caller, id }: { caller: Caller; id: string }')).toEqual([
    'verb: the caller is an argument of its own',
  ]);
  expect(breaches('export const verb = (id: string, db: Queryable) => db.read(id);')).toEqual([
    'verb: argument 2 is the transaction, which comes before',
  ]);
});
