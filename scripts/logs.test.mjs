import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lastWords, openLog, rotateLog, sizeOf } from './logs.mjs';

let folder;
let file;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-logs-'));
  file = path.join(folder, 'edge.log');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it('rotation puts a log aside when it is large, loses no line, and the writer goes on', () => {
  const writer = openLog(file);
  const lines = Array.from({ length: 60 }, (_, number) => `line ${number}\n`);
  for (const line of lines) {
    fs.writeSync(writer, line);
    rotateLog(file, 200);
  }
  fs.closeSync(writer);
  const names = ['edge.log.4', 'edge.log.3', 'edge.log.2', 'edge.log.1', 'edge.log'].map((name) =>
    path.join(folder, name),
  );
  const kept = names.map((name) => (fs.existsSync(name) ? fs.readFileSync(name, 'utf8') : '')).join('');
  expect(kept).toBe(lines.join(''));
  expect(sizeOf(file)).toBeLessThanOrEqual(200);
});

it('rotation keeps so many logs and no more', () => {
  for (let number = 0; number < 9; number += 1) {
    fs.writeFileSync(file, `log ${number}`);
    rotateLog(file, 1);
  }
  const text = (name) => fs.readFileSync(path.join(folder, name), 'utf8');
  expect(fs.readdirSync(folder).sort()).toEqual(['edge.log', 'edge.log.1', 'edge.log.2', 'edge.log.3', 'edge.log.4']);
  expect([text('edge.log.1'), text('edge.log.4')]).toEqual(['log 8', 'log 5']);
});

it('lastWords returns the last words of this life only', () => {
  fs.writeFileSync(file, 'an earlier life\n');
  const since = sizeOf(file);
  expect(lastWords(file, since)).toBe('');
  fs.appendFileSync(file, 'one\ntwo\nthree\n');
  expect(lastWords(file, since, 2)).toBe('two\nthree');
  fs.writeFileSync(file, 'cut\n');
  expect(lastWords(file, since)).toBe('cut');
  expect(lastWords(path.join(folder, 'none.log'))).toBe('');
});
