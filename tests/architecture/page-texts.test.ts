import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const READS = /import \{[^}]*\buse(?:Translations|Formatter|Locale|Messages|Now)\b[^}]*\} from 'next-intl'/;
const IMPORT = /^import (?!type\b)[^;]*? from '([^']+)'/gm;
/** What makes texts readable below it. */
const GIVES = /<(?:PageTexts|Texts|ModalMessages)\b/;
/** A part that comes late with nothing that gives it texts. */
const BARE_LATE_PART = /latePart\(\s*\(\) =>\s*import\('([^']+)'\)/g;
/** Stand below what gives texts in another file: the hosts of the frame, and the parts of a game's page. */
const BELOW = [
  'components/overlay/toast-host.tsx',
  'app/[locale]/[audience]/games/[slug]/islands.tsx',
  'app/[locale]/[audience]/games/[slug]/game-facts.tsx',
];

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const isClient = (source: string) => source.startsWith("'use client'");

function resolved(from: string, name: string): string | undefined {
  if (!name.startsWith('.') && !name.startsWith('@/')) return undefined;
  const bare = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name);
  return [`${bare}.tsx`, `${bare}.ts`].find((file) => fs.existsSync(path.join(ROOT, file)));
}

const importsOf = (file: string, source: string) =>
  [...source.matchAll(IMPORT)].flatMap(([, name = '']) => resolved(file, name) ?? []);

/** Whether a file, or one that comes with it, reads texts in the browser. */
function readsTexts(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const source = read(file);
  return READS.test(source) || (!GIVES.test(source) && importsOf(file, source).some((each) => readsTexts(each, seen)));
}

/** What a file draws without anything that gives texts, although it reads some. */
function bareReaders(file: string, source: string): string[] {
  const late = [...source.matchAll(BARE_LATE_PART)].flatMap(([, name = '']) => resolved(file, name) ?? []);
  const drawn = isClient(source) ? [] : importsOf(file, source).filter((each) => isClient(read(each)));
  return GIVES.test(source) ? [] : [...late, ...drawn].filter((each) => readsTexts(each));
}

function sources(): string[] {
  return ['app', 'components'].flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .filter((file) => !/^app\/(?:modals|gallery)\//.test(file) && !BELOW.includes(file)),
  );
}

it('what reads texts in the browser stands below what gives them', () => {
  const wrong = sources().flatMap((file) => bareReaders(file, read(file)).map((each) => `${file} draws ${each}`));
  expect(wrong).toEqual([]);
});

it('a part that comes late without its texts is found, and so is one that the server draws', () => {
  const late =
    "'use client';\nconst MenuSheet = latePart(() => import('./menu-sheet').then((module) => module.MenuSheet));";
  expect(bareReaders('components/layout/menu-button.tsx', late)).toEqual(['components/layout/menu-sheet.tsx']);
  const page = "import { ErrorState } from '@/components/feedback/error-state';\n<ErrorState />";
  expect(bareReaders('app/shell/lobby-part.tsx', page)).toEqual(['components/feedback/error-state.tsx']);
  expect(bareReaders('app/shell/lobby-part.tsx', `${page}<Texts>`)).toEqual([]);
});
