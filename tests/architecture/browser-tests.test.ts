import path from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../playwright.config';
import { filesBelow } from './support/tree';

const specs = filesBelow('tests/e2e').filter((file) => file.endsWith('.spec.ts'));
const helpers = filesBelow('tests/e2e').filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
/** Where somebody may keep the project: the names of tests are words of the product. */
const PLACES = [
  '/home/olena/kozyr',
  '/srv/newcomer',
  '/srv/cashbox/navigation',
  '/srv/after-restart',
  '/srv/phone-routes/game',
  '/srv/e2e/desk',
];

function matches(pattern: unknown, file: string): boolean {
  if (pattern === undefined) return false;
  if (Array.isArray(pattern)) return pattern.some((one) => matches(one, file));
  if (!(pattern instanceof RegExp)) throw new Error('A project names its files by patterns');
  return pattern.test(file);
}

/** The browser tests that each project runs when the project's folder is there. */
function chosen(place: string): Record<string, string[]> {
  const of = ({ testMatch, testIgnore }: { testMatch?: unknown; testIgnore?: unknown }) =>
    [...specs, ...helpers].filter((file) => {
      const full = path.posix.join(place, file);
      const wanted = testMatch === undefined ? full.endsWith('.spec.ts') : matches(testMatch, full);
      return wanted && !matches(testIgnore, full);
    });
  return Object.fromEntries((config.projects ?? []).map((project) => [project.name, of(project)]));
}

describe('the browser tests', () => {
  it.each(PLACES)('the browser tests are the same in %s', (place) => {
    expect(chosen(place)).toEqual(chosen('/kozyr'));
    expect(
      Object.values(chosen(place))
        .flat()
        .filter((file) => helpers.includes(file)),
    ).toEqual([]);
  });

  it('each browser test is run by a project, and each pattern names what there is', () => {
    const { desktop = [], phone = [], 'after-restart': after = [], elsewhere = [], desk = [] } = chosen('/kozyr');
    expect([...new Set([...desktop, ...phone, ...after, ...elsewhere, ...desk])].sort()).toEqual([...specs].sort());
    expect(phone.map((file) => path.basename(file, '.spec.ts')).sort()).toEqual([
      'cashbox',
      'cashbox-overlay',
      'game',
      'identity',
      'navigation',
      'newcomer',
      'notifications',
      'phone-field',
      'phone-routes',
      'protection',
      'public-pages',
      'second-factor',
      'stopping-tools',
    ]);
    expect(after).toEqual(['tests/e2e/after-restart.spec.ts']);
    expect(elsewhere).toEqual(['tests/e2e/elsewhere.spec.ts', 'tests/e2e/sign-in-provider.spec.ts']);
    expect(desk).toEqual(specs.filter((file) => file.startsWith('tests/e2e/desk/')));
    expect([...desktop, ...phone].filter((file) => desk.includes(file))).toEqual([]);
  });
});
