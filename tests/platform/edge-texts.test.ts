import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COSTS } from '../../edge/src/limits/costs';
import { type Lab, startLab } from '../support/edge-lab';

let lab: Lab;
beforeEach(async () => {
  lab = await startLab();
});
afterEach(() => lab.stop());

const ADDRESS = '/content-texts/modals/unexpected-error-modal/kz';

describe('texts of modals', () => {
  it('come from the content service by key and language, and nothing else goes there', async () => {
    lab.origin.answer = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'payload-token=x', etag: '"1"' })
        .end('{"items":[]}');
    const answer = await lab.ask(`${ADDRESS}?draft=true&token=guess&language=ru`, {
      headers: { cookie: 'kozyr_refresh=secret; payload-token=editor', authorization: 'Bearer player' },
    });
    expect(lab.origin.seen.map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/api/v1/modals/unexpected-error-modal?language=kz'],
    ]);
    const asked = lab.origin.seen[0]?.headers ?? {};
    expect([asked.cookie, asked.authorization]).toEqual([undefined, undefined]);
    expect([answer.status, answer.text, answer.headers['set-cookie']]).toEqual([200, '{"items":[]}', undefined]);
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('are told unchanged by their tag', async () => {
    lab.origin.answer = ({ headers }, response) =>
      response.writeHead(headers['if-none-match'] === '"1"' ? 304 : 200, { etag: '"1"' }).end();
    const first = await lab.ask(ADDRESS);
    const again = await lab.ask(ADDRESS, { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([first.status, again.status, again.headers.etag]).toEqual([200, 304, '"1"']);
  });

  it('are only read', async () => {
    expect((await lab.ask(ADDRESS, { method: 'HEAD' })).status).toBe(200);
    expect((await lab.ask(ADDRESS, { method: 'POST', body: '{}' })).status).toBe(405);
    expect((await lab.ask(ADDRESS, { method: 'DELETE' })).status).toBe(405);
    expect(lab.origin.seen.map(({ method }) => method)).toEqual(['HEAD']);
  });

  it.each([
    '/content-texts/modals/../pages/ua',
    '/content-texts/pages/terms/ua',
    '/content-texts/modals/wheel/de',
    '/content-texts/modals/wheel%3Fdraft=true/ua',
  ])('are not reached by %s', async (path) => {
    const answer = await lab.ask(path);
    expect([answer.status, JSON.parse(answer.text).errorCode]).toEqual([400, 'BAD_REQUEST']);
    expect(lab.origin.seen).toHaveLength(0);
  });

  it('are refused to one who asks too often', async () => {
    const strict = await startLab({ clientBudget: 1 });
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) statuses.push((await strict.ask(ADDRESS)).status);
    await strict.stop();
    const allowed = Math.ceil(40 / COSTS.content);
    expect(statuses).toEqual([...Array(allowed).fill(200), ...Array(8 - allowed).fill(429)]);
  });
});
