import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, ROOT, read, SOURCE_FOLDERS } from './support/tree';

/** Papers that lead a newcomer through the code: whatever path they name has to be there. Decisions speak of their own time. */
const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  'AGENTS.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...filesBelow('docs'),
].filter(
  (file) =>
    file.endsWith('.md') && !/^docs\/(decisions\/|spec-map|remedies)/.test(file) && existsSync(path.join(ROOT, file)),
);
const DECISIONS = filesBelow('docs/decisions');
const FOLDERS = new Set<string>([...SOURCE_FOLDERS, 'docs', 'messages', 'public', 'deploy']);

/** Targets of links inside the repository, as paths from its root. */
function linkedPaths(paper: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^([a-z]+:|#)/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(paper), decodeURI(target.replace(/#.*$/, ''))));
}

/** Paths in code spans, as `platform/src/app.ts`. Those with a blank, a star or a placeholder are patterns and name no file. */
function namedPaths(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span)
    .filter((span) => span.includes('/') && FOLDERS.has(span.split('/')[0] ?? '') && !/[\s*<>{},…]/.test(span));
}

const missing = (paths: readonly string[]) => paths.filter((file) => !existsSync(path.join(ROOT, file)));

describe('papers for people', () => {
  it.each([...GUIDES, ...DECISIONS])('every link of %s leads to something', (paper) => {
    expect(missing(linkedPaths(paper, read(paper)))).toEqual([]);
  });

  it.each(GUIDES)('every path that %s names leads to something', (paper) => {
    expect(missing(namedPaths(read(paper)))).toEqual([]);
  });

  it('every decision has context, decision, alternatives and consequences', () => {
    const parts = ['Context', 'Decision', 'Alternatives', 'Consequences'];
    const without = DECISIONS.flatMap((file) => {
      const text = read(file);
      return parts
        .filter((part) => !text.includes(`**${part}.**`) && !text.includes(`\n## ${part}\n`))
        .map((part) => `${file} has no ${part}`);
    });
    expect(without).toEqual([]);
  });
});

describe('the checks of papers', () => {
  it('links are found from where the paper lies, and addresses and anchors left alone', () => {
    const text = '[a](data.md#locks) [b](../README.md) [c](https://x.example/) [d](#here)';
    expect(linkedPaths('docs/tour.md', text)).toEqual(['docs/data.md', 'README.md']);
  });

  it('paths are found in code, and neither patterns nor commands', () => {
    const text = '`lib/api/call.ts` `docs/decisions` `features/<domain>/` `lib/*.ts` `npm run x` `a/b.ts` `docs/a b`';
    expect(namedPaths(text)).toEqual(['lib/api/call.ts', 'docs/decisions']);
  });
});
