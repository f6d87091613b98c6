import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow, ourSources, ROOT, read } from './support/tree';
import { tooLong, wrongExports, wrongFeatureFiles, wrongNames, wrongTop } from './support/vocabulary';

/** Made by tools and ignored by git. */
const IGNORED = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);
const sources = ourSources();

describe('the vocabulary of the house', () => {
  it('the house has only declared folders and tool files at the top', () => {
    const entries = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => !IGNORED.has(entry.name));
    expect(wrongTop(entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)))).toEqual([]);
  });

  it('a feature has only the closed list of names inside', () => {
    expect(wrongFeatureFiles(filesBelow('features'))).toEqual([]);
  });

  it('names are in kebab-case, and no word of them says nothing', () => {
    expect(wrongNames(sources)).toEqual([]);
  });

  it('no file has over 300 lines', () => {
    expect(sources.flatMap((file) => tooLong(file, read(file)))).toEqual([]);
  });

  it('files have named exports, no barrels, and one component each', () => {
    expect(sources.flatMap((file) => wrongExports(file, read(file)))).toEqual([]);
  });
});

describe('the checks of the vocabulary', () => {
  it('a new top folder and loose code at the root are refused', () => {
    expect(wrongTop(['app/', '.ci/', '.env.example', 'README.md', 'next.config.ts', 'proxy.ts'])).toEqual([]);
    expect(wrongTop(['shared/'])).toHaveLength(1);
    expect(wrongTop(['money.ts'])).toHaveLength(1);
  });

  it('a feature file outside the closed list is refused', () => {
    const lawful = [
      'queries.ts',
      'rules.test.ts',
      'content.ts',
      'components/game-tile.tsx',
      'components/game-tile.test.tsx',
      'search/queries.ts',
      'search/components/search-row.tsx',
    ];
    expect(wrongFeatureFiles(lawful.map((file) => `features/games/${file}`))).toEqual([]);
    const unlawful = [
      'api.ts',
      'rules.spec.ts',
      'content.tsx',
      'hooks/use-games.ts',
      'components/list/row.tsx',
      'components/sort.ts',
      'search/api.ts',
      'search/deeper/queries.ts',
      'search/components/list/row.tsx',
    ];
    for (const file of unlawful) expect(wrongFeatureFiles([`features/games/${file}`])).toHaveLength(1);
    expect(wrongFeatureFiles(['features/games.ts'])).toHaveLength(1);
  });

  it('empty words and other cases than kebab-case are refused', () => {
    const lawful = [
      'app/[locale]/[audience]/(main)/page.tsx',
      'lib/class-names.test.ts',
      'lib/i18n/request.ts',
      'x/common-sense.ts',
    ];
    expect(wrongNames(lawful)).toEqual([]);
    const unlawful = ['lib/index.ts', 'lib/utils/a.ts', 'components/hooks.ts', 'lib/modal-manager.ts'];
    for (const file of unlawful) expect(wrongNames([file])).toHaveLength(1);
    expect(wrongNames(['components/GameTile.tsx'])).toEqual([
      'components/GameTile.tsx: "GameTile.tsx" is not kebab-case',
    ]);
    expect(wrongNames(['lib/someFolder/a.ts'])).toHaveLength(1);
  });

  it('the 301st line is refused', () => {
    expect(tooLong('a.ts', `${'x\n'.repeat(300)}`)).toEqual([]);
    expect(tooLong('a.ts', `${'x\n'.repeat(301)}`)).toHaveLength(1);
  });

  it('barrels, default exports, empty words and a second component are refused', () => {
    const file = 'components/tile.tsx';
    expect(wrongExports(file, 'export type Props = object; export const Tile = () => <b />;')).toEqual([]);
    expect(
      wrongExports(file, 'export function Tile() { return <b />; } export const SIZES = [1]; export const gap = 1;'),
    ).toEqual([]);
    expect(
      wrongExports(file, 'const Tile = () => <b />; function Row() { return <i />; } export { Tile, Row };'),
    ).toHaveLength(1);
    expect(wrongExports(file, 'export const gap = 1;')).toHaveLength(1);
    expect(wrongExports('lib/a.ts', "export * from './b';")).toHaveLength(1);
    expect(wrongExports('lib/a.ts', 'export default 1;')).toHaveLength(1);
    expect(wrongExports('app/page.tsx', 'export default function Page() { return <b />; }')).toEqual([]);
    expect(wrongExports('lib/a.ts', 'export class ModalManager {}')).toHaveLength(1);
  });
});
