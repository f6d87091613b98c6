import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withSecretFiles } from './secret-files.mjs';

let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-secrets-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const write = (name, text) => {
  fs.writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};

it('a secret whose file is named is what the file holds, without its last line break', () => {
  const env = { PORT: '3000', JWT_SECRET_FILE: write('jwt', 'of sixteen letters\n'), DATABASE_URL_FILE: 'database' };
  write('database', 'postgres://kozyr:word@host/kozyr');
  const read = withSecretFiles(env, folder);
  expect(read).toMatchObject({ PORT: '3000', JWT_SECRET: 'of sixteen letters' });
  expect(read.DATABASE_URL).toBe('postgres://kozyr:word@host/kozyr');
});

it('a secret of the folder of secrets is what the file of its name holds, where nothing else says it', () => {
  write('JWT_SECRET', 'of sixteen letters\n');
  write('WALLET_SECRET', 'of sixteen others\n');
  write('PUBLIC_URL', 'https://kozyr.example');
  write('S3_SECRET_ACCESS_KEY', 'of a bucket\n');
  const read = withSecretFiles({ SECRETS_DIR: folder, WALLET_SECRET: 'of my own letters' }, '/');
  expect(read).toEqual({
    SECRETS_DIR: folder,
    JWT_SECRET: 'of sixteen letters',
    WALLET_SECRET: 'of my own letters',
    S3_SECRET_ACCESS_KEY: 'of a bucket',
  });
});

it('what is no secret is never read from a file', () => {
  const env = { PUBLIC_URL_FILE: write('address', 'https://kozyr.example') };
  expect(withSecretFiles(env, folder)).toEqual(env);
});

it('a file that is missing, empty or beside the secret itself is told in one line', () => {
  const told = (env) => () => withSecretFiles(env, folder);
  expect(told({ JWT_SECRET_FILE: 'nowhere' })).toThrow(
    /^JWT_SECRET_FILE names .*nowhere, which can not be read \(ENOENT\)\.$/,
  );
  expect(told({ JWT_SECRET_FILE: write('empty', '\n') })).toThrow('which is empty.');
  expect(told({ JWT_SECRET_FILE: 'any', JWT_SECRET: 'of sixteen letters' })).toThrow(
    'JWT_SECRET and JWT_SECRET_FILE are both set: set one of them.',
  );
});
