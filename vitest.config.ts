import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

process.env.TZ = 'Asia/Kathmandu';

const alias = {
  '@desk': path.resolve(import.meta.dirname, 'desk/src'),
  '@': path.resolve(import.meta.dirname),
  // As Next's bundler has it on the server: it refuses in the browser's bundle alone.
  'server-only': path.resolve(import.meta.dirname, 'node_modules/server-only/empty.js'),
};

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,components,features,lib}/**/*.test.{ts,tsx}', 'studio/src/client/**/*.test.{ts,tsx}'],
          setupFiles: ['./tests/support/dom.ts'],
          testTimeout: 20_000,
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'desk',
          include: ['desk/src/**/*.test.{ts,tsx}'],
          setupFiles: ['./tests/support/dom.ts'],
          // Its links ask for "next/navigation", which Node alone finds under a longer name.
          server: { deps: { inline: ['next-intl'] } },
          testTimeout: 20_000,
          maxWorkers: '100%',
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
