/** The environment of each process, by its name; settings are those of readSettings. */
export function environmentOf(start: {
  settings: object;
  env: Readonly<Record<string, string | undefined>>;
  secrets: Readonly<Record<string, string>>;
  databases: Readonly<Record<string, string>>;
  dev: boolean;
}): Record<string, Record<string, string>>;
/** The secrets that each process needs, by its name. */
export declare const SECRETS_OF: Readonly<Record<string, readonly string[]>>;
/** What the operator may set and every process may read. */
export declare const SHARED: readonly string[];
/** What the operator may give one process besides, by its name. */
export declare const OWN_SETTINGS: Readonly<Record<string, readonly string[]>>;
