import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compactJson, compactSnapshots } from './compact-snapshots.mjs';

it('a snapshot is written in few lines and reads as before', () => {
  const snapshot = {
    id: 'x',
    none: null,
    list: [1, 2],
    tables: { a: { name: 'a'.repeat(100) }, b: { name: 'b'.repeat(100) } },
  };
  const text = compactJson(snapshot);
  expect(JSON.parse(text)).toEqual(snapshot);
  expect(text.split('\n')).toEqual([
    '{',
    '  "id": "x",',
    '  "none": null,',
    '  "list": [1,2],',
    '  "tables": {',
    `    "a": {"name":"${'a'.repeat(100)}"},`,
    `    "b": {"name":"${'b'.repeat(100)}"}`,
    '  }',
    '}',
  ]);
});

it('of the snapshots of a folder the newest is kept, and everything that is none', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-snapshots-'));
  try {
    for (const name of ['0000_snapshot.json', '0001_snapshot.json', '_journal.json', '0001_more.sql'])
      fs.writeFileSync(path.join(folder, name), name.endsWith('.json') ? `{\n"name": "${name}"\n}` : 'select 1;');
    compactSnapshots(folder);
    expect(fs.readdirSync(folder).toSorted()).toEqual(['0001_more.sql', '0001_snapshot.json', '_journal.json']);
    expect(fs.readFileSync(path.join(folder, '0001_snapshot.json'), 'utf8')).toBe('{"name":"0001_snapshot.json"}\n');
    expect(fs.readFileSync(path.join(folder, '_journal.json'), 'utf8')).toContain('\n');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
