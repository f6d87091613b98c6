import type { ColumnDef, Constraint, Node } from 'libpg-query';

/** Functions whose value is one for the whole statement: the catalogue keeps it for all rows there are. */
const NOT_VOLATILE = new Set([
  'now',
  'transaction_timestamp',
  'statement_timestamp',
  'jsonb_build_object',
  'jsonb_build_array',
]);
const SERIAL = /^(small|big)?serial[248]?$/;

const constraintsOf = ({ constraints = [] }: ColumnDef): Constraint[] =>
  constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []));

/** Whether an expression calls something that may answer otherwise for each row. */
function isVolatile(expression: unknown): boolean {
  if (Array.isArray(expression)) return expression.some(isVolatile);
  if (typeof expression !== 'object' || expression === null) return false;
  if ('FuncCall' in expression) {
    const { funcname } = expression.FuncCall as { funcname?: Node[] };
    const last = funcname?.at(-1);
    if (!last || !('String' in last) || !NOT_VOLATILE.has(last.String.sval ?? '')) return true;
  }
  return Object.values(expression).some(isVolatile);
}

/** What is wrong with a constraint that is written beside a column that is added to a table that exists. */
function wrongBesideColumn({ contype }: Constraint): string[] {
  switch (contype) {
    case 'CONSTR_GENERATED':
    case 'CONSTR_IDENTITY':
      return [
        'a generated column rewrites the table: add a plain column, write it from the code, and fill it in batches',
      ];
    case 'CONSTR_FOREIGN':
      return ['add the column first, then the foreign key by "add constraint … not valid", then "validate constraint"'];
    case 'CONSTR_CHECK':
      return ['add the column first, then the check by "add constraint … not valid", then "validate constraint"'];
    case 'CONSTR_UNIQUE':
    case 'CONSTR_PRIMARY':
      return [
        'add the column first, then "create unique index concurrently" in a file marked "-- kozyr: no transaction"',
      ];
    default:
      return [];
  }
}

/** What is wrong with a column that is added to a table that exists, a sentence each that says what to write instead. */
export function wrongInNewColumn(column: ColumnDef): string[] {
  const constraints = constraintsOf(column);
  const fallback = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT');
  const isNotNull = constraints.some(({ contype }) => contype === 'CONSTR_NOTNULL');
  const type = column.typeName?.names?.at(-1);
  const isSerial = type !== undefined && 'String' in type && SERIAL.test(type.String.sval ?? '');
  return [
    ...(isSerial || (fallback && isVolatile(fallback.raw_expr))
      ? [
          'its default differs from row to row, which rewrites the table: add the column without it, set the default, and fill old rows in batches',
        ]
      : []),
    ...(isNotNull && !fallback
      ? [
          '"not null" without a default breaks the inserts of running processes: give it a constant default, or let it be null',
        ]
      : []),
    ...constraints.flatMap(wrongBesideColumn),
  ];
}
