import { describe, expect, it } from 'vitest';
import { isLoopback, whyClosed } from './outbox';

describe('whether an address is this machine’s own', () => {
  it.each([
    'http://localhost:3000',
    'http://LOCALHOST',
    'http://127.0.0.1:3000',
    'http://127.8.9.10',
    'http://127.1',
    'http://[::1]:3000',
  ])('the address %s is this machine’s own', (url) => {
    expect(isLoopback(url)).toBe(true);
  });

  it.each([
    'https://kozyr.example',
    'http://192.168.1.5:3000',
    'http://10.0.0.1',
    'http://0.0.0.0:3000',
    'http://128.0.0.1',
    'http://[::2]',
    'https://localhost.example',
    'https://kozyr.localhost',
    'https://127.0.0.1.example',
    'https://localhost@kozyr.example',
    'https://notlocalhost',
  ])('the address %s is not this machine’s own', (url) => {
    expect(isLoopback(url)).toBe(false);
  });
});

describe('why the outbox is closed', () => {
  const here = {
    KOZYR_MODE: 'trial',
    OUTBOX_ENABLED: undefined,
    PUBLIC_URL: 'http://localhost:3000',
    HOST: '127.0.0.1',
  } as const;
  const public_ = { ...here, PUBLIC_URL: 'https://kozyr.example' };

  it.each([
    ['a trial on this machine', here, null],
    ['a trial at a public address', public_, 'PUBLIC_URL is https://kozyr.example'],
    ['a process that others reach', { ...here, HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
    ['a process on all addresses', { ...here, HOST: '::' }, 'HOST is ::'],
    ['a process on this machine’s IPv6', { ...here, HOST: '::1' }, null],
    ['one that was asked for', { ...public_, OUTBOX_ENABLED: true }, null],
    ['one that was refused', { ...here, OUTBOX_ENABLED: false }, 'OUTBOX_ENABLED is false'],
    ['production, even when asked for', { ...here, KOZYR_MODE: 'production', OUTBOX_ENABLED: true }, 'production'],
  ] as const)('the outbox says why it is closed: %s', (_what, env, reason) => {
    const why = whyClosed(env);
    if (reason === null) expect(why).toBeNull();
    else expect(why).toContain(reason);
  });
});
