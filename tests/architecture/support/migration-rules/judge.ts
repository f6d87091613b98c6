import { emptyHistory, type History, remember } from './history';
import { type ParsedMigration, parseMigration, type Statement, tableOf } from './parsed';
import { kindOf, wrongInStatement } from './statement-rules';

/** The migrations of one database, in the order in which they run. */
export type MigrationSet = {
  room: string;
  migrations: readonly { name: string; sql: string; file: string }[];
  /** The last that was written before there were rules: it and those before it are not judged. */
  lastBefore: string | null;
};

/** What may run without a transaction: it holds nobody up, and can be run again after a break. */
function runsAlone({ node, repeats }: Statement): boolean {
  if (repeats || 'AlterEnumStmt' in node || 'VacuumStmt' in node) return true;
  if ('IndexStmt' in node) return node.IndexStmt.concurrent === true;
  if ('DropStmt' in node) return node.DropStmt.concurrent === true;
  if (!('AlterTableStmt' in node)) return false;
  return (node.AlterTableStmt.cmds ?? []).every(
    (command) => 'AlterTableCmd' in command && command.AlterTableCmd.subtype === 'AT_ValidateConstraint',
  );
}

const alteredBy = ({ node }: Statement): string[] =>
  'AlterTableStmt' in node ? [tableOf(node.AlterTableStmt.relation)] : [];

function wrongAsWhole({ name, marks, statements, madeHere }: ParsedMigration, history: History): string[] {
  const locked = new Set(statements.flatMap(alteredBy).filter((table) => !madeHere.has(table)));
  const since = marks.contractSince;
  return [
    ...(marks.hasTransaction && locked.size > 1
      ? [`it locks ${[...locked].join(' and ')} at once, and whoever uses one waits for both: a file for each table`]
      : []),
    ...(since !== null && !history.names.has(since)
      ? [
          `"contract since ${since}" names no migration before ${name}: name the newest one of the release that stopped using what is taken away`,
        ]
      : []),
  ];
}

function judgeOne(migration: ParsedMigration, history: History): { line: number; says: string }[] {
  const alone = migration.marks.hasTransaction
    ? []
    : migration.statements
        .filter((statement) => !runsAlone(statement) && !['UpdateStmt', 'DeleteStmt'].includes(kindOf(statement.node)))
        .map(({ line }) => ({
          line,
          says: 'a break would leave this half done: put it into a file of its own, with a transaction',
        }));
  const each = migration.statements.flatMap((statement) =>
    wrongInStatement(statement, { history, migration }).map((says) => ({ line: statement.line, says })),
  );
  return [...each, ...alone, ...wrongAsWhole(migration, history).map((says) => ({ line: 1, says }))];
}

/** What in the migrations of a database would hold up or break the processes that run meanwhile, a line each: file, line, what to write. */
export async function judgeMigrations({ migrations, lastBefore }: MigrationSet): Promise<string[]> {
  const history = emptyHistory();
  const found: string[] = [];
  let isJudged = lastBefore === null;
  for (const { file, ...text } of migrations) {
    try {
      const migration = await parseMigration(text);
      if (isJudged) found.push(...judgeOne(migration, history).map(({ line, says }) => `${file}:${line} ${says}`));
      remember(history, migration);
    } catch (error) {
      found.push(`${file}: ${error instanceof Error ? error.message : error}`);
    }
    if (text.name === lastBefore) isJudged = true;
  }
  if (!isJudged) found.push(`there is no migration ${lastBefore}, after which the rules begin`);
  return found;
}
