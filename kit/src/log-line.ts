import * as z from 'zod/mini';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** One line of a log, of whichever process: what every reader of logs may count on. Any other field is the line's own. */
export const logLineSchema = z.looseObject({
  time: z.iso.datetime(),
  level: z.enum(LOG_LEVELS),
  /** Which part of the product says it: edge, site, platform, content, studio, gateway, desk. */
  role: z.string().check(z.minLength(1)),
  message: z.string(),
  /** By which code a failure is looked up: of our contracts, of PostgreSQL, of Node. */
  code: z.optional(z.string()),
  /** The request that it belongs to: the same through all processes, and in the answer (x-request-id). */
  requestId: z.optional(z.string()),
  /** The trace that it belongs to, where there is one, and the place in it. */
  trace_id: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
  span_id: z.optional(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
  error: z.optional(z.looseObject({ type: z.string(), message: z.string(), stack: z.optional(z.string()) })),
});
export type LogLine = z.infer<typeof logLineSchema>;

/** Fields whose texts are never written, by any part of their names. */
const SECRET_FIELD =
  /"(\w*(?:phone|email|password|secret|token|cookie|authorization|signature|card_number|first_name|last_name|birth)\w*)":"(?:[^"\\]|\\.)*"/gi;

/** What else tells who a player is or opens something, wherever it stands: each with what is written in its place. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  // The name and the password of an address.
  [/(:\/\/)[^\s/@"\\]+@/g, '$1[removed]@'],
  [/[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  [/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]+/g, '[token]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, '$1 [token]'],
  [/([?&](?:token|code|key|secret|password|signature|session|state)=)[^&\s"\\]+/gi, '$1[removed]'],
  // A number of JSON follows a colon, a comma or a bracket, and is none of these.
  [/(?<![\w.-]|":|[[,])(?:4\d{3}|5[1-5]\d{2})(?:[ -]?\d{4}){3}(?![\w.-])/g, '[card]'],
  [/\+\d{10,15}\b|(?<![\w.-]|":|[[,])(?:380\d{9}|7\d{10})(?![\w-]|\.\d)/g, '[phone]'],
];

/**
 * A line of JSON without what tells who a player is or opens something: phones, email addresses, cards, tokens, passwords. Nothing of it
 * should be in a log at all; this is for an error of a library that repeats what it was given.
 */
export function withoutPersonal(line: string): string {
  const named = line.replace(SECRET_FIELD, '"$1":"[removed]"');
  return PERSONAL.reduce((text, [pattern, instead]) => text.replace(pattern, instead), named);
}

/** The line, read. Null for what is none: a log must never be what fails. */
function parsed(line: string): LogLine | null {
  try {
    return logLineSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

/** The same line for people: when, how bad, who, what; then its fields, and a stack on lines of its own. Null for what is no line. */
export function asText(line: string): string | null {
  const read = parsed(line);
  if (read === null) return null;
  const { time, level, role, message, error, ...fields } = read;
  const rest = Object.keys(fields).length > 0 ? ` ${JSON.stringify(fields)}` : '';
  const why = error ? `\n    ${(error.stack ?? `${error.type}: ${error.message}`).replaceAll('\n', '\n    ')}` : '';
  return `${time} ${level.padEnd(5)} ${role} ${message}${rest}${why}\n`;
}
