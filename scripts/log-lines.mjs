// What a program of others writes (Next.js, and a process that says its last words) as one line of the log, in the shape that the servers
// write by kit/src/log-line.ts. Scripts import none of the parts' code, so what is taken out stands here once more: a test compares them.

const LEVELS = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

/** Fields whose texts are never written, by any part of their names. */
const SECRET_FIELD =
  /"(\w*(?:phone|email|password|secret|token|cookie|authorization|signature|card_number|first_name|last_name|birth)\w*)":"(?:[^"\\]|\\.)*"/gi;

/** What else tells who a player is or opens something, wherever it stands: each with what is written in its place. */
const PERSONAL = [
  [/(:\/\/)[^\s/@"\\]+@/g, '$1[removed]@'],
  [/[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  [/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]+/g, '[token]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, '$1 [token]'],
  [/([?&](?:token|code|key|secret|password|signature|session|state)=)[^&\s"\\]+/gi, '$1[removed]'],
  [/(?<![\w.-]|":|[[,])(?:4\d{3}|5[1-5]\d{2})(?:[ -]?\d{4}){3}(?![\w.-])/g, '[card]'],
  [/\+\d{10,15}\b|(?<![\w.-]|":|[[,])(?:380\d{9}|7\d{10})(?![\w-]|\.\d)/g, '[phone]'],
];

/** A line of JSON without what tells who a player is or opens something. */
export function withoutPersonal(line) {
  const named = line.replace(SECRET_FIELD, '"$1":"[removed]"');
  return PERSONAL.reduce((text, [pattern, instead]) => text.replace(pattern, instead), named);
}

/** Colours and movements of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with one
const TERMINAL = /\u001b\[[0-9;?]*[A-Za-z]/g;

/** The object that a text is, or null. */
function objectOf(text) {
  if (!text.startsWith('{')) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** How bad Next.js says that it is, by the sign it begins with. */
const SIGNS = { '⨯': 'error', '⚠': 'warn', '✓': 'info', '▲': 'info', '○': 'info' };

/**
 * @param {string} written at one time: a line, or a line and a stack
 * @param {{role: string, level: string, time: string, ids?: object}} how level: where the text itself says none; ids: of its trace
 * @returns {string | null} a line of the log with its line break; null for nothing but blanks
 */
export function logLine(written, { role, level, time, ids = {} }) {
  const text = written.replaceAll(TERMINAL, '').trim();
  if (text === '') return null;
  const own = objectOf(text);
  if (own) {
    const { level: said, message, msg, ...fields } = own;
    const known = LEVELS[said] ?? (Object.values(LEVELS).includes(said) ? said : level);
    return lineOf({ time, level: known, role, message: String(message ?? msg ?? ''), ...ids, ...fields });
  }
  const [sign] = text;
  const words = SIGNS[sign] ? text.slice(1).trim() : text;
  const [message, ...stack] = words.split('\n').map((line) => line.trimEnd());
  const error = stack.some((line) => /^\s+at /.test(line))
    ? { error: { type: /^(\w*Error)\b/.exec(message)?.[1] ?? 'Error', message, stack: words } }
    : stack.length > 0
      ? { detail: stack.join('\n').trim() }
      : {};
  return lineOf({ time, level: SIGNS[sign] ?? level, role, message, ...ids, ...error });
}

const lineOf = (line) => `${withoutPersonal(JSON.stringify(line))}\n`;
