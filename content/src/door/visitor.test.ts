import { describe, expect, it } from 'vitest';
import { addressOf, isEditors } from './visitor';

const HERE = 'http://localhost:4100';
const from = (host: string, headers: Record<string, string> = {}, peer = '127.0.0.1') => ({
  headers: { host, ...headers },
  peer,
});

describe('isEditors', () => {
  it.each(['localhost:4100', '127.0.0.1:4100', '[::1]:4100', 'localhost'])(
    'isEditors admits %s of this machine',
    (host) => {
      expect(isEditors(from(host), HERE)).toBe(true);
      expect(isEditors(from(host, {}, '::ffff:127.0.0.1'), HERE)).toBe(true);
    },
  );

  it.each([
    ['another machine', from('localhost:4100', {}, '192.0.2.7')],
    ['a name that leads here', from('content.kozyr.example')],
    ['a name that only begins like loopback', from('localhost.attacker.example')],
    ['a proxy', from('localhost:4100', { 'x-forwarded-for': '203.0.113.5' })],
    ['a proxy of another kind', from('localhost:4100', { via: '1.1 cdn' })],
    ['nobody in particular', { headers: {}, peer: '127.0.0.1' }],
  ])('isEditors refuses %s', (_, arrival) => {
    expect(isEditors(arrival, HERE)).toBe(false);
  });

  it('isEditors admits the name the operator has given the admin, and no other, through a proxy', () => {
    const proxied = { 'x-forwarded-for': '203.0.113.5' };
    expect(isEditors(from('editors.kozyr.example', proxied), 'https://editors.kozyr.example')).toBe(true);
    expect(isEditors(from('content.kozyr.example', proxied), 'https://editors.kozyr.example')).toBe(false);
  });
});

describe('addressOf', () => {
  it('addressOf believes as many proxies as are configured, and no other header', () => {
    const claimed = from('localhost', { 'x-forwarded-for': '198.51.100.1, 203.0.113.5' });
    expect(addressOf(claimed, 0)).toBe('127.0.0.1');
    expect(addressOf(claimed, 1)).toBe('203.0.113.5');
    expect(addressOf(claimed, 3)).toBe('127.0.0.1');
    expect(addressOf(from('localhost', { 'x-forwarded-for': 'nonsense' }), 1)).toBe('127.0.0.1');
  });
});
