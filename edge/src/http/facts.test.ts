import { describe, expect, it } from 'vitest';
import { cookieValue, emptyFacts, readFacts } from './facts';

function factsOf(...rawHeaders: string[]) {
  const facts = { ...emptyFacts(), member: true, draft: 'left over', rsc: true, range: true, ifNoneMatch: 'left over' };
  readFacts(rawHeaders, facts);
  return facts;
}

describe('readFacts', () => {
  it('readFacts forgets the request before', () => {
    expect(factsOf('Host', 'x')).toEqual({ ...emptyFacts(), host: 'x' });
  });

  it.each(['kozyr_audience=member', 'a=1; kozyr_audience=member; b=2', 'a=1;kozyr_audience=member'])(
    'readFacts sees a member in %s',
    (cookie) => {
      expect(factsOf('Cookie', cookie).member).toBe(true);
    },
  );

  it.each(['kozyr_audience=guest', 'xkozyr_audience=member', 'kozyr_audience=members', 'a=kozyr_audience=member'])(
    'readFacts sees a guest in %s',
    (cookie) => {
      expect(factsOf('cookie', cookie).member).toBe(false);
    },
  );

  it.each([
    ['a=1; __prerender_bypass=x.y', 'x.y'],
    ['__prerender_bypass=x.y;a=1', 'x.y'],
    ['x__prerender_bypass=x.y', ''],
    ['__next_preview_data=x', ''],
  ])('readFacts reads the cookie that opens drafts from %s: %j', (cookie, value) => {
    expect(factsOf('Cookie', cookie).draft).toBe(value);
  });

  it('readFacts looks for no credentials: a page is the same with them', () => {
    expect(factsOf('Authorization', 'Bearer x')).toEqual(emptyFacts());
  });

  it('readFacts reads a cookie that comes in two headers', () => {
    expect(factsOf('cookie', 'kozyr_audience=member', 'cookie', '__prerender_bypass=1')).toMatchObject({
      member: true,
      draft: '1',
    });
  });

  it('readFacts separates the router’s requests from a page’s', () => {
    expect(factsOf('RSC', '1')).toMatchObject({ rsc: true, draft: '' });
  });

  it('readFacts reads what is asked of the answer', () => {
    expect(factsOf('ACCEPT-Encoding', 'br', 'If-None-Match', '"a"', 'range', 'bytes=0-')).toMatchObject({
      acceptEncoding: 'br',
      ifNoneMatch: '"a"',
      range: true,
      draft: '',
    });
  });
});

describe('cookieValue', () => {
  it('cookieValue finds a value by its exact name', () => {
    expect(cookieValue('xNEXT_LOCALE=en; NEXT_LOCALE=kk', 'NEXT_LOCALE')).toBe('kk');
    expect(cookieValue('a=b=c', 'a')).toBe('b=c');
    expect(cookieValue(undefined, 'a')).toBeUndefined();
  });
});
