import { BoundedClient } from '@kozyr/kit/bounded-client';

/** A statement that was asked this often is worth keeping. */
const ASKED_OFTEN = 3;
/** Statements that are counted, and at most kept by each connection: texts with lists of many lengths must not fill the memory. */
const MAX_TEXTS = 1_000;

const asked = new Map<string, number>();
const names = new Map<string, string>();

/** The name under which PostgreSQL keeps this statement, parsed and planned; undefined: it is parsed and planned each time. */
function nameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined) return name;
  if (!asked.has(text) && asked.size >= MAX_TEXTS) return undefined;
  const times = (asked.get(text) ?? 0) + 1;
  asked.set(text, times);
  if (times < ASKED_OFTEN) return undefined;
  const given = `kozyr_${names.size + 1}`;
  names.set(text, given);
  return given;
}

/** A statement with a text and without a name of its own. */
const isNameless = (asked: unknown): asked is { text: string; values?: unknown } =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  !('name' in asked && asked.name);

const hasParameters = (values: unknown) => Array.isArray(values) && values.length > 0;

/** A connection that lets PostgreSQL keep the statements with parameters that are asked again and again. */
export class NamingClient extends BoundedClient {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of the class it extends are what callers see
  override query(config: any, ...rest: [any?, any?]): any {
    const name = isNameless(config) && hasParameters(config.values ?? rest[0]) ? nameOf(config.text) : undefined;
    return super.query(name === undefined ? config : { ...config, name }, ...rest);
  }
}
