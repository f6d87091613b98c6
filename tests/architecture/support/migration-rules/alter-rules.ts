import type { AlterTableCmd, AlterTableStmt, Constraint } from 'libpg-query';
import { wrongInNewColumn } from './column-rules';
import type { History } from './history';
import { type ParsedMigration, tableOf } from './parsed';

/** What is said of whatever takes something away. */
export const NEEDS_CONTRACT =
  'takes away what running processes use: stop using it in one release, and take it away in a later one, in a file marked "-- kozyr: contract since MIGRATION"';

/** Changes that hold their lock for a moment, and that every running process can live with. */
const HARMLESS = new Set([
  'AT_DropNotNull',
  'AT_SetStatistics',
  'AT_SetStorage',
  'AT_SetCompression',
  'AT_SetOptions',
  'AT_ResetOptions',
  'AT_SetRelOptions',
  'AT_ResetRelOptions',
  'AT_ReplicaIdentity',
  'AT_EnableTrig',
  'AT_EnableAlwaysTrig',
  'AT_ChangeOwner',
]);

type Asked = { history: History; migration: ParsedMigration; statement: AlterTableStmt };

function wrongConstraint({ contype, skip_validation, indexname }: Constraint): string[] {
  switch (contype) {
    case 'CONSTR_FOREIGN':
    case 'CONSTR_CHECK':
    case 'CONSTR_NOTNULL':
      return skip_validation
        ? []
        : [
            'the table is read whole under its lock: write "not valid", and "validate constraint" in a later file marked "-- kozyr: no transaction"',
          ];
    case 'CONSTR_UNIQUE':
    case 'CONSTR_PRIMARY':
      return indexname
        ? []
        : [
            'its index is built under the table\'s lock: "create unique index concurrently" in an earlier file, then "add constraint … using index"',
          ];
    default:
      return ["its index is built under the table's lock, and there is no way around it: keep this rule otherwise"];
  }
}

/** Whether the same statement list adds a constraint of this name again, such as a check that allows more. */
const isReplaced = ({ statements }: ParsedMigration, table: string, name: string | undefined): boolean =>
  statements.some(
    ({ node }) =>
      'AlterTableStmt' in node &&
      tableOf(node.AlterTableStmt.relation) === table &&
      (node.AlterTableStmt.cmds ?? []).some(
        (command) =>
          'AlterTableCmd' in command &&
          command.AlterTableCmd.subtype === 'AT_AddConstraint' &&
          command.AlterTableCmd.def !== undefined &&
          'Constraint' in command.AlterTableCmd.def &&
          command.AlterTableCmd.def.Constraint.conname === name,
      ),
  );

function wrongCommand(command: AlterTableCmd, { history, migration, statement }: Asked): string[] {
  const { subtype = 'AT_AddColumn', name, def } = command;
  const table = tableOf(statement.relation);
  const contract = migration.marks.contractSince === null ? [NEEDS_CONTRACT] : [];
  switch (subtype) {
    case 'AT_AddColumn':
      return def && 'ColumnDef' in def ? wrongInNewColumn(def.ColumnDef) : [];
    case 'AT_AddConstraint':
      return def && 'Constraint' in def ? wrongConstraint(def.Constraint) : [];
    case 'AT_ValidateConstraint':
      return migration.marks.hasTransaction
        ? ['it reads the table whole: put it into a file of its own marked "-- kozyr: no transaction"']
        : [];
    case 'AT_SetNotNull':
      return history.provenNotNull.has(`${table}.${name}`)
        ? []
        : [
            `it reads the table whole under its lock: "add constraint … check (${name} is not null) not valid" in one file, "validate constraint" in the next, "set not null" after that`,
          ];
    case 'AT_DropColumn':
      return contract;
    case 'AT_DropConstraint':
      return isReplaced(migration, table, name) ? [] : contract;
    case 'AT_ColumnDefault':
      return def ? [] : contract;
    case 'AT_AlterColumnType':
      return [
        'it rewrites the table, and plans that running processes keep fail with it: add a column of the new type, write both, fill it in batches, read it, and take the old one away in a later release',
      ];
    default:
      return HARMLESS.has(subtype)
        ? []
        : [`no rule knows ${subtype}: add one beside the others, or write it otherwise`];
  }
}

/** What is wrong with "alter table", "alter index" and the like on what exists, a sentence each that says what to write instead. */
export function wrongInAlter(asked: Asked): string[] {
  const commands = (asked.statement.cmds ?? []).flatMap((node) =>
    'AlterTableCmd' in node ? [node.AlterTableCmd] : [],
  );
  return commands.flatMap((command) => {
    const about =
      command.name ?? (command.def && 'ColumnDef' in command.def ? command.def.ColumnDef.colname : undefined);
    return wrongCommand(command, asked).map(
      (says) => `${tableOf(asked.statement.relation)}${about ? `.${about}` : ''}: ${says}`,
    );
  });
}
