import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EdgeHarness, startEdgeHarness } from '../../support/edge-harness';

let harness: EdgeHarness;

beforeEach(async () => {
  harness = await startEdgeHarness();
});
afterEach(() => harness.stop());

describe('streams', () => {
  it('the edge passes events one by one, and lets the upstream go when the client leaves', async () => {
    const upstream: { send?: (text: string) => void; left?: Promise<unknown> } = {};
    harness.origin.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      upstream.send = (text) => response.write(text);
      upstream.left = once(response, 'close');
    };
    const { outgoing, message } = await open('/api/events');
    expect(message.headers['content-type']).toBe('text/event-stream');
    for (const text of ['data: 1\n\n', 'data: 2\n\n']) {
      upstream.send?.(text);
      const [chunk] = await once(message, 'data');
      expect(String(chunk)).toBe(text);
    }
    message.on('error', () => undefined);
    outgoing.destroy();
    expect(await upstream.left).toEqual([]);
  });

  it('the edge cuts a connection on which nothing moves, but never a stream of events', async () => {
    const upstream: { send?: (text: string) => void } = {};
    harness.origin.answer = (incoming, response) => {
      if (incoming.url !== '/events') return;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      upstream.send = (text) => response.write(text);
    };
    // Far longer than it takes to answer the stream's request, on a busy machine too.
    harness.server.timeout = 1_000;
    const { outgoing, message } = await open('/api/events');
    await expect(harness.sendRequest('/api/never-answers')).rejects.toThrow();
    upstream.send?.('data: still here\n\n');
    const [chunk] = await once(message, 'data');
    expect(String(chunk)).toBe('data: still here\n\n');
    message.on('error', () => undefined);
    outgoing.destroy();
  });

  it('the edge shows a cut answer as cut', async () => {
    harness.origin.answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    };
    await expect(harness.sendRequest('/api/big')).rejects.toThrow();
  });

  it('the edge ends streams when it stops', async () => {
    harness.origin.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
    };
    const { message } = await open('/api/events');
    message.on('error', () => undefined);
    const closed = new Promise<void>((resolve) => message.once('close', () => resolve()));
    message.resume();
    await harness.closeEdge(10);
    await closed;
    expect(message.complete).toBe(false);
  });
});

async function open(path: string): Promise<{ outgoing: ClientRequest; message: IncomingMessage }> {
  const outgoing = request(`${harness.url}${path}`, { agent: false });
  outgoing.on('error', () => undefined);
  outgoing.end();
  const message = await new Promise<IncomingMessage>((resolve) => outgoing.once('response', resolve));
  return { outgoing, message };
}
