import { expect, it } from 'vitest';
import { readSiteFonts } from './site-fonts';

it('every rule names a file that is there, below the base it is given', () => {
  const { files, rules } = readSiteFonts(import.meta.url);
  const named = [...rules('/fonts/').matchAll(/url\("\/fonts\/([^"]+)"\)/g)].map(([, name]) => name);
  expect(named).toHaveLength(9);
  expect(named.sort()).toEqual([...files.keys()].sort());
  for (const [name, body] of files) {
    expect(name).toMatch(/^[a-z-]+\.[\da-f]{12}\.woff2$/);
    expect(body.subarray(0, 4).toString()).toBe('wOF2');
  }
});
