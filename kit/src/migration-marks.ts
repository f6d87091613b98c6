/** Parts a migration's file into statements that are sent one by one. */
const BREAKPOINT = /^--> statement-breakpoint$|(?<=;)--> statement-breakpoint$/m;
const MARK = /^--\s*kozyr:\s*(.*?)\s*$/gm;
const CONTRACT = /^contract since (\S+)$/;
const NO_TRANSACTION = 'no transaction';
const REPEAT = 'repeat';

/** What a migration's file says of itself in comments that begin with "kozyr:". */
export type MigrationMarks = {
  /** Its statements run one by one, each for itself: "-- kozyr: no transaction". */
  hasTransaction: boolean;
  /**
   * The migration from which on no process uses what this one takes away: "-- kozyr: contract since NAME". A process that does not know
   * that migration can't work once this one has run. Null: every process that worked before works after it.
   */
  contractSince: string | null;
};

const marksIn = (sql: string): string[] => [...sql.matchAll(MARK)].map(([, mark = '']) => mark);

/** @throws Error naming a mark that there is not */
export function readMarks(sql: string): MigrationMarks {
  const marks: MigrationMarks = { hasTransaction: true, contractSince: null };
  for (const mark of marksIn(sql)) {
    const [, since] = CONTRACT.exec(mark) ?? [];
    if (since !== undefined) marks.contractSince = since;
    else if (mark === NO_TRANSACTION) marks.hasTransaction = false;
    else if (mark !== REPEAT)
      throw new Error(
        `There is no mark "-- kozyr: ${mark}" of a migration: "no transaction", "contract since MIGRATION", or before a statement "repeat".`,
      );
  }
  return marks;
}

/** A statement of a migration that runs without a transaction. */
export type LoneStatement = {
  sql: string;
  /** It is run until it changes no row: "-- kozyr: repeat" stands before it. */
  repeats: boolean;
};

/** The statements of a migration that runs without a transaction, in their order. */
export const statementsOf = (sql: string): LoneStatement[] =>
  sql
    .split(BREAKPOINT)
    .map((part) => ({ sql: part.trim(), repeats: marksIn(part).includes(REPEAT) }))
    .filter((part) => part.sql.replaceAll(/^--.*$/gm, '').trim() !== '');
