import type { Node } from 'libpg-query';
import { type ParsedMigration, tableOf } from './parsed';

/** What the migrations before one have made, as far as rules ask for it. */
export type History = {
  names: Set<string>;
  /** Unique indexes, which statements of running processes may name in "on conflict". */
  uniqueIndexes: Set<string>;
  /** Checks that a column is not null, by table and name of the check: the column. */
  notNullChecks: Map<string, string>;
  /** Columns of a table that a validated check holds to be not null. */
  provenNotNull: Set<string>;
};

export const emptyHistory = (): History => ({
  names: new Set(),
  uniqueIndexes: new Set(),
  notNullChecks: new Map(),
  provenNotNull: new Set(),
});

/** The column that a check holds to be not null, and nothing else. */
function notNullColumn(check: Node | undefined): string | undefined {
  if (!check || !('NullTest' in check) || check.NullTest.nulltesttype !== 'IS_NOT_NULL') return undefined;
  const { arg } = check.NullTest;
  const last = arg && 'ColumnRef' in arg ? arg.ColumnRef.fields?.at(-1) : undefined;
  return last && 'String' in last ? last.String.sval : undefined;
}

function rememberCommand(history: History, table: string, node: Node): void {
  if (!('AlterTableCmd' in node)) return;
  const { subtype, name, def } = node.AlterTableCmd;
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) {
    const column = notNullColumn(def.Constraint.raw_expr);
    if (column) history.notNullChecks.set(`${table}.${def.Constraint.conname}`, column);
  }
  if (subtype === 'AT_ValidateConstraint') {
    const column = history.notNullChecks.get(`${table}.${name}`);
    if (column) history.provenNotNull.add(`${table}.${column}`);
  }
}

/** Adds what a migration makes. */
export function remember(history: History, { name, statements }: ParsedMigration): void {
  history.names.add(name);
  for (const { node } of statements) {
    if ('IndexStmt' in node && node.IndexStmt.unique && node.IndexStmt.idxname)
      history.uniqueIndexes.add(node.IndexStmt.idxname);
    if ('AlterTableStmt' in node)
      for (const command of node.AlterTableStmt.cmds ?? [])
        rememberCommand(history, tableOf(node.AlterTableStmt.relation), command);
  }
}
