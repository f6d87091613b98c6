import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stopOnSignal } from '@kozyr/kit/process-end';
import config from '@payload-config';
import { handleEndpoints } from 'payload';
import { markRequests } from './door/mark-requests';
import { DOOR_HEADER, OPEN } from './door/marks';
import { env } from './env';
import { openContent } from './open-content';
import { fanOutOfContent } from './revalidate/fan-out';
import { signInInTurn } from './sign-in/in-turn';

/**
 * The same REST as the built service, from plain Node and without the admin: for tests and for looking into things.
 * PORT (default 4100, 0 takes a free one) and HOST (default 127.0.0.1); prints its address when it is ready.
 */
async function main(): Promise<void> {
  markRequests();
  const payload = await openContent();
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => {
      payload.logger.error({ err: error }, 'A request could not be answered');
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    });
  });
  server.listen(env.PORT, env.HOST, () => {
    const bound = server.address();
    const port = typeof bound === 'object' ? bound?.port : undefined;
    console.log(`content: ready on http://localhost:${port}/api/v1`);
  });
  stopOnSignal({
    log: payload.logger,
    withinMs: 4_000,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await closed;
      await (await fanOutOfContent()).stop();
      await payload.destroy();
    },
  });
}

async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (incoming.headers[DOOR_HEADER] !== OPEN) {
    outgoing.writeHead(404, { 'cache-control': 'no-store' }).end('Not found');
    return;
  }
  const request = await requestFrom(incoming);
  const response = await signInInTurn(request, () => handleEndpoints({ config, request }));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (!response.body) {
    outgoing.end();
    return;
  }
  for await (const chunk of response.body) outgoing.write(chunk);
  outgoing.end();
}

async function requestFrom(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return new Request(new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`), {
    method: incoming.method,
    headers,
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
}

await main();
