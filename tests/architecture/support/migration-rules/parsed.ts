import { type MigrationMarks, readMarks, statementsOf } from '@kozyr/kit/migration-marks';
import { type Node, parse, type RangeVar } from 'libpg-query';

export type Statement = {
  node: Node;
  /** The first line of it in the file, from 1. */
  line: number;
  repeats: boolean;
};

export type ParsedMigration = {
  name: string;
  marks: MigrationMarks;
  statements: Statement[];
  /** Tables that this very migration makes: nobody uses them yet. */
  madeHere: ReadonlySet<string>;
};

export const tableOf = (relation: RangeVar | undefined): string =>
  [relation?.schemaname === 'public' ? undefined : relation?.schemaname, relation?.relname].filter(Boolean).join('.');

const namesOfMade = (node: Node): string[] => {
  if ('CreateStmt' in node) return [tableOf(node.CreateStmt.relation)];
  if ('CreateTableAsStmt' in node) return [tableOf(node.CreateTableAsStmt.into?.rel)];
  return [];
};

/** A place in bytes, as PostgreSQL's parser counts, as a line from 1. What is blank or a comment before the statement is not it. */
function lineAt(sql: string, bytes: number): number {
  const before = Buffer.from(sql).subarray(0, bytes).toString();
  const blank = /^(?:\s|--[^\n]*(?:\n|$))*/.exec(sql.slice(before.length))?.[0] ?? '';
  return (before + blank).split('\n').length;
}

async function statementsIn(
  sql: string,
  { repeats, above }: { repeats: boolean; above: number },
): Promise<Statement[]> {
  const { stmts = [] } = await parse(sql);
  return stmts.flatMap(({ stmt, stmt_location = 0 }) =>
    stmt ? [{ node: stmt, line: above + lineAt(sql, stmt_location), repeats }] : [],
  );
}

/** A migration in PostgreSQL's own grammar. @throws Error for what PostgreSQL can't parse, and for a mark that there is not */
export async function parseMigration({ name, sql }: { name: string; sql: string }): Promise<ParsedMigration> {
  const marks = readMarks(sql);
  const parts = marks.hasTransaction ? [{ sql, repeats: false }] : statementsOf(sql);
  const statements: Statement[] = [];
  for (const part of parts) {
    const above = sql.slice(0, Math.max(0, sql.indexOf(part.sql))).split('\n').length - 1;
    statements.push(...(await statementsIn(part.sql, { repeats: part.repeats, above })));
  }
  if (!marks.hasTransaction && statements.length > parts.length)
    throw new Error('of a migration without a transaction, each statement ends with "--> statement-breakpoint"');
  return { name, marks, statements, madeHere: new Set(statements.flatMap(({ node }) => namesOfMade(node))) };
}
