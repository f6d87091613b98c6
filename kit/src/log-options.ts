import { tracing } from '@kozyr/tracing/active';
import { asText, withoutPersonal } from './log-line';

export type LogFormat = 'json' | 'text';

type Fields = Record<string, unknown>;

export type LogTerms = {
  role: string;
  /** The least that is written: fatal, error, warn, info, debug, trace; silent: nothing. */
  level: string;
  format: LogFormat;
  /** What is written of an error; without it its type, message, stack and code. */
  errorOf?: (error: Error) => object;
};

function toldOf(error: Error): object {
  const told = { type: error.constructor.name, message: error.message, stack: error.stack };
  return 'code' in error && error.code !== undefined ? { ...told, code: error.code } : told;
}

/** Fields of a line: what is given as `err` becomes `error`, and its code stands beside it, where all codes stand. */
function fieldsOf({ err, ...fields }: Fields, errorOf: (error: Error) => object) {
  if (err === undefined) return fields;
  const error = err instanceof Error ? errorOf(err) : { type: typeof err, message: String(err) };
  const { code, ...told }: { code?: unknown } = error;
  return code === undefined ? { ...fields, error: told } : { code: String(code), ...fields, error: told };
}

/** Options of pino by which every server writes the same line (log-line.ts), as JSON or as text. */
export const logOptions = ({ role, level, format, errorOf = toldOf }: LogTerms) => ({
  level,
  base: { role },
  messageKey: 'message',
  errorKey: 'err',
  // A line finds its trace.
  mixin: () => tracing()?.ids() ?? {},
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: {
    level: (label: string) => ({ level: label }),
    log: (fields: Fields): Fields => fieldsOf(fields, errorOf),
  },
  serializers: {
    // Headers and queries hold tokens and names.
    req: ({ method, url = '' }: { method?: string; url?: string }) => ({ method, path: url.split('?', 1)[0] }),
    res: ({ statusCode }: { statusCode?: number }) => ({ status: statusCode }),
  },
  hooks: {
    streamWrite: (line: string) => {
      const clean = withoutPersonal(line);
      return format === 'json' ? clean : (asText(clean) ?? clean);
    },
  },
});
