import { expect, test } from 'vitest';
import { isOwnPath } from './paths';

test('takes paths of this site with query and hash', () => {
  for (const path of ['/', '/uk', '/uk/games?tag=new&x=//y#top', '/uk/%D1%96']) expect(isOwnPath(path)).toBe(true);
});

test('takes nothing that a browser reads as another site', () => {
  const foreign = ['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example', '/\r\\evil.example'];
  for (const text of [...foreign, 'https://evil.example', 'javascript:alert(1)', 'uk', ''])
    expect(isOwnPath(text)).toBe(false);
  for (const text of foreign.slice(2)) expect(new URL(text, 'https://kozyr.example').host).toBe('evil.example');
});
