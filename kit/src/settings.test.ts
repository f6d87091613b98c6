import { expect, it } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { secrets } from './exchanged-secrets';
import { logLevel, port, proxies, secret } from './setting-fields';
import { readSettings } from './settings';

const schema = z.object({ PORT: port(4000), WALLET_SECRET: secret, NAME: z.string().default('Kozyr') });
const good = { WALLET_SECRET: 'sixteen-letters-or-more' };

it('settings have what is set, and the default of what is not or is empty', () => {
  expect(readSettings(schema, { ...good, PORT: '80', OTHER: 'x' })).toEqual({ ...good, PORT: 80, NAME: 'Kozyr' });
  expect(readSettings(schema, { ...good, PORT: '', NAME: '' })).toEqual({ ...good, PORT: 4000, NAME: 'Kozyr' });
});

it('every bad variable is named in one line', () => {
  expect(() => readSettings(schema, { PORT: '99999', WALLET_SECRET: 'short' })).toThrow(
    /^Settings are wrong: PORT [^;\n]+; WALLET_SECRET must have at least 16 characters\. See \.env\.example\.$/,
  );
});

it('bad variables are told in the words of a server, which learns what is missing', () => {
  const sentence = (wrong: readonly { name: string; isMissing: boolean }[]) =>
    wrong.map(({ name, isMissing }) => `${name} ${isMissing ? 'is missing' : 'is wrong'}`).join(', ');
  expect(() => readSettings(schema, { PORT: 'high' }, sentence)).toThrow(/^PORT is wrong, WALLET_SECRET is missing$/);
});

it('the small schemas of zod/mini are read as well', () => {
  expect(readSettings(mini.object({ LOG_LEVEL: logLevel }), {})).toEqual({ LOG_LEVEL: 'info' });
});

it.each([
  ['false', 0],
  ['true', 1],
  ['2', 2],
  ['', 0],
])('the setting TRUST_PROXY=%s is read as %i proxies', (text, hops) => {
  expect(readSettings(z.object({ TRUST_PROXY: proxies }), { TRUST_PROXY: text })).toEqual({ TRUST_PROXY: hops });
});

it('the secrets of an exchange are read, four at most, each long enough', () => {
  const read = (text: string) => readSettings(z.object({ SECRET: secrets }), { SECRET: text }).SECRET;
  const [one, two] = ['a-secret-of-the-merchant', 'the-secret-that-comes-next'];
  expect(read(`${two}, ${one}`)).toEqual([two, one]);
  expect(() => read(`${one},short`)).toThrow('must have at least 16 characters');
  expect(() => read(Array(5).fill(one).join())).toThrow('must have at most 4 secrets');
});
