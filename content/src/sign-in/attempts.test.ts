import { describe, expect, it } from 'vitest';
import { networksOf, SignInAttempts } from './attempts';

const NOW = Date.UTC(2026, 0, 1);

describe('networksOf', () => {
  it.each([
    ['203.0.113.5', ['203.0.113.5', '203.0.113.0/24', '203.0.0.0/16']],
    ['::ffff:203.0.113.5', ['203.0.113.5', '203.0.113.0/24', '203.0.0.0/16']],
    ['2001:db8:1:203::9', ['2001:db8:1:203', '2001:db8:1:200::/56', '2001:db8:1::/48']],
    ['2001:0DB8:0001:0203:1:2:3:4', ['2001:db8:1:203', '2001:db8:1:200::/56', '2001:db8:1::/48']],
    ['::1', ['0:0:0:0', '0:0:0:0::/56', '0:0:0::/48']],
  ])('networksOf names the networks of %s', (address, networks) => {
    expect(networksOf(address).map(({ network }) => network)).toEqual(networks);
  });
});

describe('SignInAttempts', () => {
  it('counting attempts stops a network after eight wrong passwords, and says for how long', () => {
    const attempts = new SignInAttempts();
    for (let i = 0; i < 8; i += 1) expect(attempts.countAttempt('203.0.113.5', NOW + i)).toBe(0);
    expect(attempts.countAttempt('203.0.113.5', NOW + 1000)).toBe(599);
    expect(attempts.countAttempt('203.0.113.5', NOW + 600_001)).toBe(0);
  });

  it('counting attempts leaves everybody elsewhere their own tries', () => {
    const attempts = new SignInAttempts();
    for (let i = 0; i < 100; i += 1) attempts.countAttempt('203.0.113.5', NOW);
    expect(attempts.countAttempt('198.51.100.1', NOW)).toBe(0);
    expect(attempts.countAttempt('203.0.114.5', NOW)).toBe(0);
  });

  it('counting attempts does not count who signed in', () => {
    const attempts = new SignInAttempts();
    for (let i = 0; i < 50; i += 1) {
      expect(attempts.countAttempt('203.0.113.5', NOW)).toBe(0);
      attempts.giveBack('203.0.113.5', NOW);
    }
  });

  it('counting attempts is not escaped by changing the address within a network', () => {
    const attempts = new SignInAttempts();
    const within48 = Array.from({ length: 200 }, (_, i) => `2001:db8:1:${(i * 256).toString(16)}::1`);
    expect(within48.filter((address) => attempts.countAttempt(address, NOW) === 0)).toHaveLength(64);
    const within24 = Array.from({ length: 200 }, (_, i) => `203.0.113.${i}`);
    expect(within24.filter((address) => attempts.countAttempt(address, NOW) === 0)).toHaveLength(24);
  });
});
