import type { DropStmt, IndexStmt, Node, RenameStmt, VariableSetStmt } from 'libpg-query';
import { NEEDS_CONTRACT, wrongInAlter } from './alter-rules';
import type { History } from './history';
import { type ParsedMigration, type Statement, tableOf } from './parsed';

export type Asked = { history: History; migration: ParsedMigration };

/** Statements that make something new or hold nobody up, and may stand in a transaction. */
const HARMLESS = new Set([
  'AlterEnumStmt',
  'AlterFunctionStmt',
  'AlterSeqStmt',
  'CommentStmt',
  'CompositeTypeStmt',
  'CreateDomainStmt',
  'CreateEnumStmt',
  'CreateExtensionStmt',
  'CreateFunctionStmt',
  'CreateSchemaStmt',
  'CreateSeqStmt',
  'CreateStatsStmt',
  'CreateStmt',
  'CreateTableAsStmt',
  'CreateTrigStmt',
  'GrantStmt',
  'InsertStmt',
  'SelectStmt',
  'ViewStmt',
]);
/** Names of what may be renamed under running processes, which do not call it by name. */
const RENAMED_FREELY = new Set(['OBJECT_TABCONSTRAINT', 'OBJECT_INDEX', 'OBJECT_TRIGGER']);
const LIMITS = /timeout$/;

export const kindOf = (node: Node): string => Object.keys(node)[0] ?? '';

function wrongIndex({ concurrent, relation, idxname }: IndexStmt, { migration }: Asked): string[] {
  const isNew = migration.madeHere.has(tableOf(relation));
  if (concurrent && migration.marks.hasTransaction)
    return ['"concurrently" can\'t run in a transaction: mark the file "-- kozyr: no transaction"'];
  if (concurrent && !idxname) return ['give the index a name, so that one that is left unfinished can be found'];
  if (concurrent || isNew) return [];
  return [
    `${tableOf(relation)}: writes wait until the index is built: "create index concurrently" in a file of its own marked "-- kozyr: no transaction"`,
  ];
}

function wrongDrop(
  { removeType, concurrent, missing_ok, objects = [] }: DropStmt,
  { history, migration }: Asked,
): string[] {
  if (removeType !== 'OBJECT_INDEX') return migration.marks.contractSince === null ? [NEEDS_CONTRACT] : [];
  const names = objects.flatMap((one) => {
    const last = 'List' in one ? one.List.items?.at(-1) : undefined;
    return last && 'String' in last ? [last.String.sval ?? ''] : [];
  });
  const isUnique = names.some((name) => history.uniqueIndexes.has(name));
  return [
    ...(concurrent && missing_ok && !migration.marks.hasTransaction
      ? []
      : [
          'the table is locked meanwhile: "drop index concurrently if exists" in a file of its own marked "-- kozyr: no transaction"',
        ]),
    ...(isUnique && migration.marks.contractSince === null ? [`${names.join(', ')} is unique: ${NEEDS_CONTRACT}`] : []),
  ];
}

/** Whether a table that this very migration makes takes the name that another table had, in the same transaction. */
const isNameTaken = (name: string, { statements, madeHere, marks }: ParsedMigration): boolean =>
  marks.hasTransaction &&
  statements.some(
    ({ node }) =>
      'RenameStmt' in node &&
      node.RenameStmt.renameType === 'OBJECT_TABLE' &&
      node.RenameStmt.newname === name &&
      madeHere.has(tableOf(node.RenameStmt.relation)),
  );

function wrongRename({ renameType, relation }: RenameStmt, { migration }: Asked): string[] {
  if (RENAMED_FREELY.has(renameType ?? '') || migration.marks.contractSince !== null) return [];
  const table = tableOf(relation);
  if (renameType === 'OBJECT_TABLE' && (migration.madeHere.has(table) || isNameTaken(table, migration))) return [];
  return [
    `a new name ${NEEDS_CONTRACT}; add the new beside the old, or give the old name to a table that this file makes`,
  ];
}

const wrongSetting = ({ name = '' }: VariableSetStmt): string[] =>
  LIMITS.test(name) ? [`whoever runs migrations sets ${name}: leave it out`] : [];

/** Whether a statement picks its rows by a sub-query with a limit. */
function hasLimit(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(hasLimit);
  if (typeof part !== 'object' || part === null) return false;
  return 'limitCount' in part || Object.values(part).some(hasLimit);
}

function wrongChange(statement: Statement, where: Node | undefined, { migration }: Asked): string[] {
  const inBatches =
    '"-- kozyr: repeat" before a statement that takes some rows ("where ctid in (select ctid … limit 1000)"), in a file marked "-- kozyr: no transaction"';
  if (!migration.marks.hasTransaction)
    return statement.repeats && hasLimit(statement.node) ? [] : [`change rows in batches: ${inBatches}`];
  const changesTables = migration.statements.some(
    ({ node }) => !['UpdateStmt', 'DeleteStmt', 'InsertStmt', 'SelectStmt'].includes(kindOf(node)),
  );
  if (changesTables)
    return ['rows are changed under the locks of what else stands here: put this into a file of its own'];
  return where ? [] : [`it locks every row of the table at once: ${inBatches}`];
}

/** What is wrong with one statement on what exists, a sentence each that says what to write instead. */
export function wrongInStatement(statement: Statement, asked: Asked): string[] {
  const { node } = statement;
  const { migration } = asked;
  const isNew = (relation: Parameters<typeof tableOf>[0]) => migration.madeHere.has(tableOf(relation));
  if ('AlterTableStmt' in node)
    return isNew(node.AlterTableStmt.relation) ? [] : wrongInAlter({ ...asked, statement: node.AlterTableStmt });
  if ('IndexStmt' in node) return wrongIndex(node.IndexStmt, asked);
  if ('DropStmt' in node) return wrongDrop(node.DropStmt, asked);
  if ('RenameStmt' in node) return wrongRename(node.RenameStmt, asked);
  if ('VariableSetStmt' in node) return wrongSetting(node.VariableSetStmt);
  if ('UpdateStmt' in node)
    return isNew(node.UpdateStmt.relation) ? [] : wrongChange(statement, node.UpdateStmt.whereClause, asked);
  if ('DeleteStmt' in node)
    return isNew(node.DeleteStmt.relation) ? [] : wrongChange(statement, node.DeleteStmt.whereClause, asked);
  if ('LockStmt' in node) return ['a locked table holds up every process: leave it out'];
  if ('TruncateStmt' in node) return migration.marks.contractSince === null ? [NEEDS_CONTRACT] : [];
  if ('TransactionStmt' in node) return ['whoever runs migrations begins and ends transactions: leave it out'];
  if ('DoStmt' in node) return ['nobody can read what a block does before it runs: write its statements plainly'];
  if ('VacuumStmt' in node)
    return node.VacuumStmt.is_vacuumcmd ? ['"vacuum" is PostgreSQL\'s own work: leave it out, or write "analyze"'] : [];
  return HARMLESS.has(kindOf(node))
    ? []
    : [`no rule knows ${kindOf(node)}: add one beside the others, or write it otherwise`];
}
