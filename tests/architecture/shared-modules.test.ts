import { expect, it } from 'vitest';
import { filesBelow, read } from './support/tree';

/** What replaces a module, or makes a test one of a page: both need modules of the file's own. */
const OWN_MODULES = /\bvi\.(?:do)?[mM]ock\(|\bvi\.resetModules\(|@vitest-environment/;

const needsOwnModules = (source: string) => OWN_MODULES.test(source);

/** The tests that vitest.config.ts runs without isolation. */
const together = () =>
  ['contracts', 'tracing', 'kit', 'platform', 'content', 'studio', 'gateway', 'edge']
    .flatMap((room) => filesBelow(`${room}/src`))
    .concat(filesBelow('scripts'))
    .filter((file) => /\.test\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('studio/src/client/'));

it('a unit test of a server mocks no module: the next file would meet the mock', () => {
  expect(together().length).toBeGreaterThan(100);
  expect(together().filter((file) => needsOwnModules(read(file)))).toEqual([]);
});

it.each(["vi.mock('./rules')", "vi.doMock('./rules')", 'vi.resetModules()', '// @vitest-environment jsdom'])(
  'what needs modules of its own is found: %s',
  (source) => expect(needsOwnModules(source)).toBe(true),
);
