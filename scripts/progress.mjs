// Says what is being done while it is done: a line per step with elapsed time, alive even where nothing else prints.
const started = Date.now();
const tty = process.stdout.isTTY === true;
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** The steps under way, oldest first. A terminal has one line for them: the newest has it. */
const running = [];

/** One line, stamped with the time since the script began. */
export function say(text) {
  process.stdout.write(`${`[${seconds(started)}]`.padEnd(10)} ${text}\n`);
}

/**
 * Runs a step under a title; prints when it starts, that it still runs, and how long it took.
 * @template T
 * @param {string} title
 * @param {(note: (text: string) => void) => Promise<T>} work note() replaces what the "still running" line says.
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const since = Date.now();
  let latest = '';
  running.push(work);
  if (!tty) say(`${title} …`);
  const draw = () => {
    if (running.at(-1) !== work) return;
    const line = `${`[${seconds(started)}]`.padEnd(10)} ${title} … ${seconds(since)}${latest ? ` · ${latest}` : ''}`;
    process.stdout.write(`\r\x1b[2K${line.slice(0, (process.stdout.columns ?? 100) - 1)}`);
  };
  const beat = tty
    ? setInterval(draw, 100)
    : setInterval(() => say(`  … ${title}: ${seconds(since)}${latest ? ` · ${latest}` : ''}`), 10_000);
  try {
    const result = await work((text) => {
      latest = text.replaceAll(/\s+/g, ' ').trim().slice(0, 80);
    });
    if (tty) process.stdout.write('\r\x1b[2K');
    say(`✓ ${title} (${seconds(since)})`);
    return result;
  } catch (error) {
    if (tty) process.stdout.write('\r\x1b[2K');
    say(`✗ ${title} (${seconds(since)})`);
    throw error;
  } finally {
    clearInterval(beat);
    running.splice(running.indexOf(work), 1);
  }
}
