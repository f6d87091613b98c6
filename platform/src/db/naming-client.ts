import { BoundedClient } from '@kozyr/kit/bounded-client';
import type pg from 'pg';

/** A statement that was asked this often is worth keeping. */
const ASKED_OFTEN = 3;
/** Statements kept by each connection at most: they stay until it ends. */
const MAX_KEPT = 1_000;
/** Texts that are counted at once: lists of many lengths make ever new ones, and must neither fill the memory nor keep others out. */
const MAX_COUNTED = 1_000;

/** The names that the connections of one pool give to their statements. */
class StatementNames {
  /** How often texts without a name were asked, the longest not asked first. */
  readonly #asked = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** The name under which PostgreSQL keeps this statement, parsed and planned; undefined: it is parsed and planned each time. */
  of(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined) return name;
    if (this.#names.size >= MAX_KEPT || this.#timesAsked(text) < ASKED_OFTEN) return undefined;
    this.#asked.delete(text);
    const given = `kozyr_${this.#names.size + 1}`;
    this.#names.set(text, given);
    return given;
  }

  /** How often this text was asked, with this time; one too many makes the one forgotten that was not asked for the longest time. */
  #timesAsked(text: string): number {
    const times = (this.#asked.get(text) ?? 0) + 1;
    this.#asked.delete(text);
    this.#asked.set(text, times);
    const [longestAgo] = this.#asked.keys();
    if (this.#asked.size > MAX_COUNTED && longestAgo !== undefined) this.#asked.delete(longestAgo);
    return times;
  }
}

/** A statement with a text and without a name of its own. */
const isNameless = (asked: unknown): asked is { text: string; values?: unknown } =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  !('name' in asked && asked.name);

const hasParameters = (values: unknown) => Array.isArray(values) && values.length > 0;

const hasName = (asked: unknown): asked is { name: string } =>
  typeof asked === 'object' && asked !== null && 'name' in asked && Boolean(asked.name);

/**
 * The kind of connection of one pool that lets PostgreSQL keep the statements with parameters that are asked again and again.
 * @param settings what each connection has beyond the pool's own settings
 * @param prepared false: no statement is kept, whatever name its own writer gave it, since a pooler stands between that can't keep any
 */
export function namingClient(settings: pg.ClientConfig = {}, prepared = true): typeof BoundedClient {
  const names = new StatementNames();
  const named = (asked: unknown, values: unknown): unknown => {
    if (!prepared) return hasName(asked) ? { ...asked, name: undefined } : asked;
    if (!isNameless(asked) || !hasParameters(asked.values ?? values)) return asked;
    const name = names.of(asked.text);
    return name === undefined ? asked : { ...asked, name };
  };
  return class extends BoundedClient {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...settings });
    }

    // biome-ignore lint/suspicious/noExplicitAny: the overloads of the class it extends are what callers see
    override query(config: any, ...rest: [any?, any?]): any {
      return super.query(named(config, rest[0]), ...rest);
    }
  };
}
