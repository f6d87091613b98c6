import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The root of the repository, as an absolute path. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Folders that tools make; git ignores them and no rule speaks of them. */
const MADE_BY_TOOLS = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report', 'migrations']);

/** Our own rooms; whatever lies at the top and is not here is refused by vocabulary.test.ts. */
export const SOURCE_FOLDERS = [
  'app',
  'components',
  'features',
  'lib',
  'tests',
  'contracts',
  'kit',
  'platform',
  'content',
  'studio',
  'gateway',
  'edge',
  'desk',
  'scripts',
] as const;

/**
 * Files below a folder, as paths from `root` with forward slashes, sorted. Hidden folders and what tools make are left out.
 * A folder that does not exist has no files.
 */
export function filesBelow(folder: string, root: string = ROOT): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { withFileTypes: true })
    .flatMap((entry) => {
      const below = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        return entry.name.startsWith('.') || MADE_BY_TOOLS.has(entry.name) ? [] : filesBelow(below, root);
      }
      return entry.isFile() ? [below] : [];
    })
    .sort();
}

/** Whether a path is TypeScript or JavaScript that somebody wrote. */
export function isSource(file: string): boolean {
  return /\.(ts|tsx|mts|mjs|cjs|js|jsx)$/.test(file) && !GENERATED.has(file);
}

/** Every source file of ours in the rooms above. */
export function ourSources(): string[] {
  return SOURCE_FOLDERS.flatMap((folder) => filesBelow(folder)).filter(isSource);
}

export function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** Written by tools under names of their own; next-env.d.ts and Payload's generators overwrite them. */
const GENERATED = new Set(['content/src/payload-types.ts', 'content/src/app/(payload)/admin/importMap.js']);
