import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { environmentOfRole } from './role-environment.mjs';
import { ROLES } from './roles.mjs';

const SECRET = 'of sixteen letters';
/** All that some role needs, as an operator has it in one file for all of them. */
const GIVEN = {
  DATABASE_URL: 'postgres://kozyr:word@db:5432/kozyr',
  ...Object.fromEntries(
    Object.values(ROLES)
      .flatMap(({ addresses }) => addresses)
      .map((name) => [name, `http://${name.toLowerCase().replaceAll('_', '-')}.example`]),
  ),
  ...Object.fromEntries(Object.values(ROLES).flatMap(({ secrets }) => secrets.map((name) => [name, SECRET]))),
  OPERATOR_KEY: SECRET,
  SMTP_URL: 'smtps://kozyr:word@mail.example',
};
let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-role-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it('each role has its own database, port and secrets, and no secret of another', () => {
  const of = (name) => environmentOfRole(name, GIVEN);
  expect(of('platform')).toMatchObject({
    PORT: '4000',
    DATABASE_URL: GIVEN.DATABASE_URL,
    OPERATOR_KEY: SECRET,
    TRUST_PROXY: 'true',
  });
  expect(of('content').DATABASE_URL).toBe('postgres://kozyr:word@db:5432/kozyr_content');
  expect(environmentOfRole('studio', { ...GIVEN, PORT: '8080' }).PORT).toBe('8080');
  const secrets = (name) => Object.entries(of(name)).filter(([, value]) => value === SECRET || /word@/.test(value));
  expect(secrets('desk').map(([name]) => name)).toEqual(['DESK_SECRET']);
  expect(secrets('edge').map(([name]) => name)).toEqual(['REVALIDATE_SECRET']);
});

it('a role is told by whom it is asked, how it logs and where dynamic content runs, unless it is said otherwise', () => {
  expect(environmentOfRole('edge', GIVEN)).toMatchObject({
    KOZYR_ROLE: 'edge',
    NODE_ENV: 'production',
    LOG_FORMAT: 'json',
    FRAMES_PUBLIC_URL: GIVEN.CONTENT_PUBLIC_URL,
  });
  expect(environmentOfRole('edge', { ...GIVEN, LOG_FORMAT: 'text' }).LOG_FORMAT).toBe('text');
});

it('what a role lacks is told in one line each, with the file that a secret may lie in', () => {
  const { PLATFORM_URL, WALLET_SECRET, DATABASE_URL, ...rest } = GIVEN;
  expect(() => environmentOfRole('studio', rest)).toThrow(
    [
      'studio needs DATABASE_URL, or its file by DATABASE_URL_FILE or in SECRETS_DIR: see .env.example.',
      'studio needs PLATFORM_URL, an address: see .env.example.',
      'studio needs WALLET_SECRET, or its file by WALLET_SECRET_FILE or in SECRETS_DIR: see .env.example.',
    ].join('\n'),
  );
  const ownAlone = { PLATFORM_URL, DESK_SECRET: SECRET, DESK_PUBLIC_URL: 'http://localhost:4400' };
  expect(() => environmentOfRole('desk', ownAlone)).not.toThrow();
});

it('a role reads the files of its own secrets and of no others', () => {
  const file = path.join(folder, 'wallet');
  fs.writeFileSync(file, `${SECRET} in a file\n`);
  const { WALLET_SECRET, ...rest } = GIVEN;
  const given = {
    ...rest,
    WALLET_SECRET_FILE: file,
    CARD_SECRET: undefined,
    CARD_SECRET_FILE: path.join(folder, 'none'),
  };
  expect(environmentOfRole('studio', given).WALLET_SECRET).toBe(`${SECRET} in a file`);
  expect(() => environmentOfRole('gateway', given)).toThrow('CARD_SECRET_FILE names');
});

it('a payment gateway of the operator’s own is where browsers find it, and the sandbox has an address of its own for them', () => {
  const { GATEWAY_PUBLIC_URL, ...rest } = GIVEN;
  const own = { ...rest, KOZYR_MODE: 'production', GATEWAY_URL: 'https://pay.example/api' };
  expect(environmentOfRole('edge', own).GATEWAY_PUBLIC_URL).toBe('https://pay.example');
  expect(() => environmentOfRole('edge', rest)).toThrow('edge needs GATEWAY_PUBLIC_URL, an address');
});
