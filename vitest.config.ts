import path from 'node:path';
import { defineConfig } from 'vitest/config';

process.env.TZ = 'Asia/Kathmandu';

const alias = {
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
          include: [
            '{app,components,features,lib}/**/*.test.{ts,tsx}',
            '{contracts,kit,platform,content,studio,gateway,edge}/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.{ts,mjs}',
          ],
          setupFiles: ['./tests/support/dom.ts'],
          testTimeout: 20_000,
          maxWorkers: '100%',
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
          // They share one PostgreSQL, whose connections are counted.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
