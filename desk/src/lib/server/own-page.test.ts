import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import { bodyOf, refuseStrangers } from './own-page';

const request = (headers: Record<string, string>, body?: string) =>
  new NextRequest('http://localhost:4400/api/call/operator/me', {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body }),
  });

it('the desk’s server lets in what a page of the desk sends', () => {
  expect(refuseStrangers(request({ 'x-desk': '1', 'sec-fetch-site': 'same-origin' }))).toBeNull();
});

it('the desk’s server refuses what another site, a form or a link sends', () => {
  expect(refuseStrangers(request({ 'sec-fetch-site': 'same-origin' }))?.status).toBe(403);
  expect(refuseStrangers(request({ 'x-desk': '1', 'sec-fetch-site': 'cross-site' }))?.status).toBe(403);
  expect(refuseStrangers(request({ 'x-desk': '1', 'sec-fetch-site': 'none' }))?.status).toBe(403);
});

it('the desk’s server reads a body up to its bound', async () => {
  expect(await bodyOf(request({}, '{"a":1}'))).toBe('{"a":1}');
  expect(await bodyOf(request({}, 'x'.repeat(65_537)))).toBeNull();
});
