import { expect, it } from 'vitest';
import { createDraftCookie } from './draft-cookie';

const drafts = createDraftCookie('a secret of all edges');
const set = drafts.seal('__prerender_bypass=0123abcd; Path=/; HttpOnly; Secure; SameSite=None');
const [pair = ''] = set.split(';');
const value = pair.slice(pair.indexOf('=') + 1);

it('the edge signs the cookie of draft mode on its way out and nothing else', () => {
  expect(set).toMatch(/^__prerender_bypass=0123abcd\.[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=None$/);
  const end = '__prerender_bypass=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
  expect([drafts.seal('a=1; Path=/'), drafts.seal(end)]).toEqual(['a=1; Path=/', end]);
});

it('the edge knows its own signature, and that of another edge with the same secret', () => {
  expect(drafts.isSealed(value)).toBe(true);
  expect(createDraftCookie('a secret of all edges').isSealed(value)).toBe(true);
});

it.each([
  ['a made-up value', 'x'],
  ['the value that Next gave', '0123abcd'],
  ['a signature of another value', value.replace('0123abcd', '0123abce')],
  ['a signature by another secret', createDraftCookie('another secret').seal('__prerender_bypass=0123abcd').slice(19)],
  ['a cut signature', value.slice(0, -1)],
])('the edge does not believe %s', (_, wrong) => {
  expect(drafts.isSealed(wrong)).toBe(false);
  expect(drafts.open(`a=1; __prerender_bypass=${wrong}; b=2`)).toBe('a=1; b=2');
});

it('the edge gives the site its own value back, once', () => {
  expect(drafts.open(`a=1; __prerender_bypass=x; ${pair}; b=2`)).toBe('a=1; b=2; __prerender_bypass=0123abcd');
  expect(drafts.open(pair)).toBe('__prerender_bypass=0123abcd');
  expect(drafts.open('__next_preview_data=1')).toBe('');
});
