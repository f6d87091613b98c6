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

const folders = ['app', 'components', 'features', 'lib', 'studio/src/client', 'desk/src'];
const tests = folders.flatMap((folder) =>
  fs
    .readdirSync(path.resolve(import.meta.dirname, folder), { encoding: 'utf8', recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);
const needsPage = (name: string): boolean =>
  /@vitest-environment jsdom|\bvi\.(mock|doMock|resetModules)\(/.test(
    fs.readFileSync(path.resolve(import.meta.dirname, name), 'utf8'),
  );

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      // What is drawn. Files share a window and the packages loaded into it, since to make both anew takes longer than the tests;
      // our own modules, and what it begins on its page, each file has to itself.
      {
        extends: true,
        test: {
          name: 'screens',
          include: tests.filter(needsPage),
          setupFiles: ['./tests/support/own-modules.ts', './tests/support/own-page.ts', './tests/support/dom.ts'],
          isolate: false,
          // The desk's links ask for "next/navigation", which Node alone finds under a longer name.
          server: { deps: { inline: ['next-intl'] } },
          testTimeout: 20_000,
          maxWorkers: '100%',
        },
      },
      // Their rules, without a page: to load packages anew for each file takes longer than the tests. Our own modules each file has to itself.
      {
        extends: true,
        test: {
          name: 'rules',
          include: tests.filter((name) => !needsPage(name)),
          setupFiles: ['./tests/support/own-modules.ts'],
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
            '{contracts,tracing,kit,platform,content,studio,gateway,edge}/src/**/*.test.{ts,tsx}',
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
      // What needs more than npm brings: run by name, by tests/load/prove.mjs.
      {
        extends: true,
        test: {
          name: 'proofs',
          include: ['tests/platform/**/*.proof.ts'],
          globalSetup: ['./tests/support/postgres.ts'],
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
