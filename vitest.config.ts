import fs from 'node:fs';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

process.env.TZ = 'Asia/Kathmandu';

const alias = {
  '@desk': path.resolve(import.meta.dirname, 'desk/src'),
  '@': path.resolve(import.meta.dirname),
  // As Next's bundler has it on the server: it refuses in the browser's bundle alone.
  'server-only': path.resolve(import.meta.dirname, 'node_modules/server-only/empty.js'),
};

const testsIn = (folder: string): string[] =>
  fs
    .readdirSync(path.resolve(import.meta.dirname, folder), { encoding: 'utf8', recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
const readTest = (name: string): string => fs.readFileSync(path.resolve(import.meta.dirname, name), 'utf8');

/**
 * The tests of screens that need modules which nobody has loaded before: those that put other modules in the place of ours, and the games',
 * whose modules read the page that they are loaded into.
 */
const ALONE = [
  ...['app', 'components', 'features', 'lib', 'desk/src']
    .flatMap(testsIn)
    .filter((name) => /\bvi\.(mock|doMock|resetModules)\(/.test(readTest(name))),
  'studio/src/client/**/*.test.{ts,tsx}',
];

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      // React, jsdom and our own modules are loaded once for many files: to load them anew for each takes longer than the tests.
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,components,features,lib}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...ALONE],
          setupFiles: ['./tests/support/dom.ts'],
          testTimeout: 20_000,
          maxWorkers: '100%',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-alone',
          include: ALONE,
          setupFiles: ['./tests/support/dom.ts'],
          // As of the desk's.
          server: { deps: { inline: ['next-intl'] } },
          testTimeout: 20_000,
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'desk',
          include: ['desk/src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...ALONE],
          setupFiles: ['./tests/support/dom.ts'],
          // Its links ask for "next/navigation", which Node alone finds under a longer name.
          server: { deps: { inline: ['next-intl'] } },
          testTimeout: 20_000,
          maxWorkers: '100%',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          include: [
            '{contracts,kit,platform,content,studio,gateway,edge}/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.{ts,mjs}',
          ],
          exclude: [...configDefaults.exclude, 'studio/src/client/**'],
          testTimeout: 20_000,
          maxWorkers: '100%',
          // Pure rules, without a page and without mocks of modules: none changes what a module holds. To load the code anew for each
          // file takes about as long as the tests themselves.
          isolate: false,
        },
      },
      // Some of them parse every file there is, as unit tests of screens draw whole dialogs: a busy machine needs its time.
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          testTimeout: 60_000,
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'platform',
          include: ['tests/platform/**/*.test.ts'],
          globalSetup: ['./tests/support/postgres.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // What is waited for is told by other processes and databases: a busy machine needs its time.
          expect: { poll: { timeout: 30_000 } },
          // They share one PostgreSQL, whose connections are counted. A good part of them waits rather than works: three use two cores.
          maxWorkers: 3,
          // The platform's code is loaded once for many files. None of them changes what a module holds: they have databases, servers and
          // clocks of their own.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
