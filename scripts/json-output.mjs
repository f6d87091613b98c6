// Imported before a program (node --import): from then on whatever it writes to its outputs is a line of the log each, on standard output.
// The servers' own log writes to the descriptor itself and is such lines already.
import { logLine } from './log-lines.mjs';

const role = process.env.KOZYR_ROLE ?? 'unknown';
const out = process.stdout.write.bind(process.stdout);
/** Where console.warn is under way: it shares its stream with console.error. */
let warning = false;

const { warn } = console;
console.warn = (...words) => {
  warning = true;
  try {
    warn(...words);
  } finally {
    warning = false;
  }
};

function become(stream, usual) {
  stream.write = (chunk, encoding, done) => {
    const level = usual === 'error' && warning ? 'warn' : usual;
    // Where the process keeps traces (tracing/src/active.ts), a line finds its own.
    const ids = globalThis.kozyrTracing?.ids() ?? {};
    const line = logLine(String(chunk), { role, level, time: new Date().toISOString(), ids });
    const after = typeof encoding === 'function' ? encoding : done;
    if (line !== null) return out(line, after);
    after?.();
    return true;
  };
}
become(process.stdout, 'info');
become(process.stderr, 'error');
