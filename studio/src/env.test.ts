import { expect, test } from 'vitest';
import { parseEnv } from './env';

const good = {
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/kozyr_studio',
  DATA_DIR: '/var/kozyr',
  WALLET_SECRET: 'sixteen-letters-or-more',
};

test('defaults fill what is not set', () => {
  expect(parseEnv(good)).toMatchObject({
    PORT: 4200,
    HOST: '127.0.0.1',
    PLATFORM_URL: 'http://localhost:4000',
    LOG_LEVEL: 'info',
  });
});

test('games are blocked by slug, each in as many areas as are named', () => {
  const read = (BLOCKED_GAMES: string) => [...parseEnv({ ...good, BLOCKED_GAMES }).BLOCKED_GAMES];
  expect(read('')).toEqual([]);
  expect(read('thin-ice:KZ, thin-ice:eu,cold-boilers:UA')).toEqual([
    ['thin-ice', ['KZ', 'EU']],
    ['cold-boilers', ['UA']],
  ]);
  expect(() => read('thin-ice')).toThrow(/BLOCKED_GAMES: "thin-ice" is not a game and an area/);
});

test('a bad value stops with one line that names it', () => {
  expect(() => parseEnv({ ...good, PORT: '99999', WALLET_SECRET: 'short' })).toThrow(
    /^Studio environment: PORT: .*; WALLET_SECRET: [^\n]*$/,
  );
});
