import { describe, expect, it } from 'vitest';
import { hashPassword, passwordFits } from './password';

describe('passwords', () => {
  it('a password fits its own Argon2id hash and no other', async () => {
    const kept = await hashPassword('trump7card');
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwordFits('trump7card', kept)).toBe(true);
    expect(await passwordFits('trump7car', kept)).toBe(false);
    expect(await passwordFits('trump7card', undefined)).toBe(false);
  });

  it('password checks are turned away when more wait than can be served soon, and served again afterwards', {
    timeout: 60_000,
  }, async () => {
    const flood = Array.from({ length: 150 }, () => passwordFits('x', undefined));
    const ends = await Promise.allSettled(flood);
    const refused = ends.filter((end) => end.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(60);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await passwordFits('x', undefined)).toBe(false);
  });
});
