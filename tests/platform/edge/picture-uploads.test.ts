import { afterEach, beforeEach, expect, it } from 'vitest';
import { type EdgeHarness, startEdgeHarness } from '../../support/edge-harness';

let harness: EdgeHarness;

beforeEach(async () => {
  harness = await startEdgeHarness();
});
afterEach(() => harness.stop());

it('the edge lets a picture of a document through, and nothing as large anywhere else', async () => {
  const picture = 'x'.repeat(8 * 1024 * 1024);
  let came = 0;
  harness.origin.answer = (incoming, response) => {
    came = 0;
    incoming.on('data', (chunk: Buffer) => {
      came += chunk.length;
    });
    incoming.on('end', () => response.end('taken'));
  };
  const send = (path: string, body: string) => harness.sendRequest(path, { method: 'PUT', body });
  const path = '/api/users/identity/checks/0f8fad5b-d9cb-469f-a165-70867728950e/pictures/front';
  expect([(await send(path, picture)).status, came]).toEqual([200, picture.length]);
  expect((await send(`${path}/x`, picture)).status).toBe(413);
  expect((await send(path, picture + 'x'.repeat(1024 * 1024 + 1))).status).toBe(413);
});
