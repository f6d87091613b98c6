import { EXIT_WRONG_SETTINGS } from '@kozyr/contracts/exit-codes';
import * as z from 'zod/mini';

/** Variables by their names, as process.env has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with a variable: "must be a postgres:// address". */
export type WrongSetting = { name: string; problem: string; isMissing: boolean };

const sentenceOf = (wrong: readonly WrongSetting[]): string =>
  `Settings are wrong: ${wrong.map(({ name, problem }) => `${name} ${problem}`).join('; ')}. See .env.example.`;

/**
 * A process's settings, parsed once at its start. An empty variable counts as unset.
 * @param schema what the variables must be
 * @param sentence tells what is wrong in one line
 * @throws Error with that line, which names each bad variable
 */
export function readSettings<Schema extends z.core.$ZodType>(
  schema: Schema,
  source: Environment,
  sentence: (wrong: readonly WrongSetting[]) => string = sentenceOf,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = z.safeParse(schema, given);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => ({
    name: String(path[0]),
    problem: message,
    isMissing: given[String(path[0])] === undefined,
  }));
  throw new Error(sentence(wrong));
}

/** The settings, or the end of a start that only other settings would mend. @param read throws one line */
export function settingsOrExit<Settings>(read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(EXIT_WRONG_SETTINGS);
  }
}
