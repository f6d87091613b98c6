import { expect, it } from 'vitest';
import { addSecurity, withoutHeaders } from './response-headers';

it('a header is left out under any spelling, with its value, as often as it comes', () => {
  const headers = ['Set-Cookie', 'a=1', 'Content-Type', 'image/png', 'set-cookie', 'b=2', 'X-Note', 'set-cookie'];
  expect(withoutHeaders(headers, ['set-cookie'])).toEqual(['Content-Type', 'image/png', 'X-Note', 'set-cookie']);
});

it('an answer gets nosniff and a policy, and keeps those that it came with', () => {
  expect(addSecurity(['Content-Type', 'image/png'], "default-src 'none'")).toEqual([
    ...['Content-Type', 'image/png', 'X-Content-Type-Options', 'nosniff'],
    ...['Content-Security-Policy', "default-src 'none'"],
  ]);
  const own = ['content-security-policy', 'sandbox', 'X-CONTENT-TYPE-OPTIONS', 'nosniff'];
  expect(addSecurity([...own], "default-src 'none'")).toEqual(own);
});
