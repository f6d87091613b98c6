import { expect, test } from 'vitest';
import { isOwnPath } from './paths';

test('a path of this site is taken with query and hash', () => {
  for (const path of ['/', '/uk', '/uk/games?tag=new&x=//y#top', '/uk/%D1%96']) expect(isOwnPath(path)).toBe(true);
});

test('a path that a browser reads as another site is not taken', () => {
  const foreign = ['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example', '/\r\\evil.example'];
  for (const text of [...foreign, 'https://evil.example', 'javascript:alert(1)', 'uk', ''])
    expect(isOwnPath(text)).toBe(false);
  for (const text of foreign.slice(2)) expect(new URL(text, 'https://kozyr.example').host).toBe('evil.example');
});
