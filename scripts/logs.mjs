// The parts' log files: written to by the parts themselves, so that a part's last words are there whatever became of npm start.
import fs from 'node:fs';

/** A log is put aside when it is larger, and so many are kept besides the one that is written. */
export const MAX_LOG_BYTES = 20 * 1024 * 1024;
const MAX_OLD_LOGS = 4;

/** Opens a log for a part to write at its end. @returns its descriptor, to be closed once the part has it */
export const openLog = (file) => fs.openSync(file, 'a');

/** @returns {number} bytes; 0 when there is no such file */
export const sizeOf = (file) => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Puts a log aside as <file>.1 when it has grown too large, the one before as <file>.2, and so on; the oldest goes. The part keeps its
 * file open, so what it holds is copied and then cut off: a part that writes at the end goes on at its new beginning. The copy
 * goes on until it has reached the end, and the cut follows at once.
 */
export function rotateLog(file, maxBytes = MAX_LOG_BYTES) {
  if (sizeOf(file) <= maxBytes) return;
  const old = (number) => `${file}.${number}`;
  fs.rmSync(old(MAX_OLD_LOGS), { force: true });
  for (let number = MAX_OLD_LOGS - 1; number >= 1; number -= 1) {
    if (fs.existsSync(old(number))) fs.renameSync(old(number), old(number + 1));
  }
  const from = fs.openSync(file, 'r+');
  const to = fs.openSync(old(1), 'w');
  const piece = Buffer.alloc(1024 * 1024);
  try {
    for (let read = fs.readSync(from, piece); read > 0; read = fs.readSync(from, piece))
      fs.writeSync(to, piece, 0, read);
    fs.ftruncateSync(from, 0);
  } finally {
    fs.closeSync(from);
    fs.closeSync(to);
  }
}

/** The last lines of a log since it had so many bytes; all of them when it was put aside since. */
export function lastWords(file, since = 0, count = 25) {
  try {
    const text = fs.readFileSync(file);
    return text
      .subarray(text.length >= since ? since : 0)
      .toString('utf8')
      .trimEnd()
      .split('\n')
      .slice(-count)
      .join('\n');
  } catch {
    return '';
  }
}
