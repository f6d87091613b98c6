import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COSTS } from '../../../edge/src/limits/costs';
import { type EdgeHarness, startEdgeHarness } from '../../support/edge-harness';

let harness: EdgeHarness;
beforeEach(async () => {
  harness = await startEdgeHarness();
});
afterEach(() => harness.stop());

const ADDRESS = '/content-texts/modals/unexpected-error-modal/kz';

describe('texts of modals', () => {
  it('texts of modals come from the content service by key and language, and nothing else goes there', async () => {
    harness.origin.answer = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'payload-token=x', etag: '"1"' })
        .end('{"items":[]}');
    const answer = await harness.sendRequest(`${ADDRESS}?draft=true&token=guess&language=ru`, {
      headers: { cookie: 'kozyr_refresh=secret; payload-token=editor', authorization: 'Bearer player' },
    });
    expect(harness.origin.seen.map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/api/v1/modals/unexpected-error-modal?language=kz'],
    ]);
    const asked = harness.origin.seen[0]?.headers ?? {};
    expect([asked.cookie, asked.authorization]).toEqual([undefined, undefined]);
    expect([answer.status, answer.text, answer.headers['set-cookie']]).toEqual([200, '{"items":[]}', undefined]);
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('texts of modals are told unchanged by their tag', async () => {
    harness.origin.answer = ({ headers }, response) =>
      response.writeHead(headers['if-none-match'] === '"1"' ? 304 : 200, { etag: '"1"' }).end();
    const first = await harness.sendRequest(ADDRESS);
    const again = await harness.sendRequest(ADDRESS, { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([first.status, again.status, again.headers.etag]).toEqual([200, 304, '"1"']);
  });

  it('texts of modals are only read', async () => {
    expect((await harness.sendRequest(ADDRESS, { method: 'HEAD' })).status).toBe(200);
    expect((await harness.sendRequest(ADDRESS, { method: 'POST', body: '{}' })).status).toBe(405);
    expect((await harness.sendRequest(ADDRESS, { method: 'DELETE' })).status).toBe(405);
    expect(harness.origin.seen.map(({ method }) => method)).toEqual(['HEAD']);
  });

  it.each([
    '/content-texts/modals/../pages/ua',
    '/content-texts/pages/terms/ua',
    '/content-texts/modals/wheel/de',
    '/content-texts/modals/wheel%3Fdraft=true/ua',
  ])('texts of modals are not reached by %s', async (path) => {
    const answer = await harness.sendRequest(path);
    expect([answer.status, JSON.parse(answer.text).errorCode]).toEqual([400, 'BAD_REQUEST']);
    expect(harness.origin.seen).toHaveLength(0);
  });

  it('texts of modals are refused to one who asks too often', async () => {
    const strict = await startEdgeHarness({ clientBudget: 1 });
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) statuses.push((await strict.sendRequest(ADDRESS)).status);
    await strict.stop();
    const allowed = Math.ceil(40 / COSTS.content);
    expect(statuses).toEqual([...Array(allowed).fill(200), ...Array(8 - allowed).fill(429)]);
  });
});
