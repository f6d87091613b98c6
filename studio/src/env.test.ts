import { expect, test } from 'vitest';
import { readEnv } from './env';

const good = {
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/kozyr_studio',
  DATA_DIR: '/var/kozyr',
  WALLET_SECRET: 'sixteen-letters-or-more',
};

test('defaults fill what is not set', () => {
  expect(readEnv(good)).toMatchObject({
    PORT: 4200,
    HOST: '127.0.0.1',
    PLATFORM_URL: 'http://localhost:4000',
    LOG_LEVEL: 'info',
  });
});

test('a bad value stops with one line that names it', () => {
  expect(() => readEnv({ ...good, PORT: '99999', WALLET_SECRET: 'short' })).toThrow(
    /^Studio environment: PORT: .*; WALLET_SECRET: [^\n]*$/,
  );
});
