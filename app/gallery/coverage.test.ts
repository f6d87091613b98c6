import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx$/.test(entry.name) && !/\.test\.tsx$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}

function resolved(from: string, target: string): string | undefined {
  const base = target.startsWith('@/') ? target.slice(2) : path.join(path.dirname(from), target);
  return ['.tsx', '.ts', ''].map((ending) => base + ending).find((file) => existsSync(path.join(ROOT, file)));
}

/** Every file of ours that can be reached by imports, at once or lazily. */
function reachedFrom(starts: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue;
    seen.add(file);
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    for (const [, target = ''] of source.matchAll(/(?:from|import\()\s*'((?:@\/|\.{1,2}\/)[^']+)'/g)) {
      const found = resolved(file, target);
      if (found) waiting.push(found);
    }
  }
  return seen;
}

/** The frame with its header, rail, bar and footer stands around the gallery as around every page. */
const AROUND = ['app/[locale]/[audience]/layout.tsx'];
/** What a page alone can show: it frames a document of another service. */
const ELSEWHERE = new Set(['components/display/dynamic-frame.tsx']);

test('the gallery, or the frame around it, shows every component', () => {
  const shown = reachedFrom(['app/gallery/gallery.tsx', 'app/[locale]/[audience]/gallery/page.tsx', ...AROUND]);
  const missing = filesBelow('components').filter((file) => !shown.has(file) && !ELSEWHERE.has(file));
  expect(missing.map((file) => `${file} is not in app/gallery`)).toEqual([]);
});

test('the gallery opens every modal of the features', () => {
  const shown = reachedFrom(['app/gallery/gallery.tsx']);
  const modals = ['bonuses', 'battles', 'jackpots', 'wheel', 'rating', 'verification'].flatMap((feature) =>
    filesBelow(`features/${feature}`).filter((file) => file.endsWith('-modal.tsx')),
  );
  expect(modals.length).toBeGreaterThan(10);
  expect(modals.filter((file) => !shown.has(file))).toEqual([]);
});
