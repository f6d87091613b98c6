// node scripts/compact-snapshots.mjs <folder>: of the snapshots that a generator of migrations left there, the newest stays, in few lines.
// The generators need no more than the newest, to know what has changed since; what is written here they read as before.
import fs from 'node:fs';
import path from 'node:path';

/** What is not longer than this stands in one line, whatever is in it. */
const LINE = 180;

/** JSON like JSON.stringify(value, null, 2), but what fits stays in one line. */
export function compactJson(value, indent = '') {
  const line = JSON.stringify(value);
  if (line.length + indent.length <= LINE || value === null || typeof value !== 'object') return line;
  const inner = `${indent}  `;
  const rows = Array.isArray(value)
    ? value.map((item) => inner + compactJson(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${compactJson(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${rows.join(',\n')}\n${indent}${close}`;
}

/** Deletes all snapshots of the folder but the newest, by name, and writes that one anew. Other files stay. */
export function compactSnapshots(folder) {
  const snapshots = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== '_journal.json')
    .toSorted();
  const newest = snapshots.pop();
  for (const name of snapshots) fs.rmSync(path.join(folder, name));
  if (!newest) return;
  const file = path.join(folder, newest);
  fs.writeFileSync(file, `${compactJson(JSON.parse(fs.readFileSync(file, 'utf8')))}\n`);
}

if (process.argv[1] === import.meta.filename) compactSnapshots(path.resolve(process.argv[2]));
