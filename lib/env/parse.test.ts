import { expect, test } from 'vitest';
import { parseServerEnv } from './parse';

test('settings have defaults, lose a last slash, and an empty value counts as none', () => {
  const env = parseServerEnv({ PLATFORM_URL: 'http://platform:9000/', CONTENT_URL: '', REVALIDATE_SECRET: ' ' });
  expect(env.PLATFORM_URL).toBe('http://platform:9000');
  expect(env.CONTENT_URL).toBe('http://localhost:4100');
  expect(env.REVALIDATE_SECRET).toBeUndefined();
});

test('every bad variable is named in one line', () => {
  const parse = () => parseServerEnv({ PLATFORM_URL: 'ftp://x', REVALIDATE_SECRET: 'short' });
  expect(parse).toThrow(/^Bad settings: PLATFORM_URL .*; REVALIDATE_SECRET must have at least 16 characters$/);
});

test('the site runs as a trial unless production is said', () => {
  expect(parseServerEnv({}).KOZYR_MODE).toBe('trial');
  expect(parseServerEnv({ KOZYR_MODE: 'production' }).KOZYR_MODE).toBe('production');
  expect(() => parseServerEnv({ KOZYR_MODE: 'prod' })).toThrow('KOZYR_MODE must be trial or production');
});

test('the preloader has a time of its own only where one is set', () => {
  expect(parseServerEnv({}).PRELOADER_MS).toBeUndefined();
  expect(parseServerEnv({ PRELOADER_MS: '3000' }).PRELOADER_MS).toBe(3000);
  expect(() => parseServerEnv({ PRELOADER_MS: '60000' })).toThrow('PRELOADER_MS must be from 0 to 10000');
  expect(() => parseServerEnv({ PRELOADER_MS: 'soon' })).toThrow('PRELOADER_MS');
});
