import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { limitConnections } from './connections';

const server = createServer();
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

async function enter(): Promise<string> {
  // A listening TCP server's address is never a string.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.once('data', (data) => resolve(String(data)));
    socket.once('error', () => resolve('closed'));
    socket.once('close', () => resolve('closed'));
  });
}

it('limitConnections closes what is over the limit, and makes room again when somebody leaves', async () => {
  limitConnections(server, 2);
  server.on('connection', (socket) => {
    if (!socket.destroyed) socket.write('hello');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  expect([await enter(), await enter(), await enter()]).toEqual(['hello', 'hello', 'closed']);
  const first = sockets[0];
  first?.destroy();
  if (first !== undefined && !first.closed) await once(first, 'close');
  // The server learns of the parting a moment later: until then newcomers are still turned away.
  let answer = await enter();
  while (answer === 'closed') answer = await enter();
  expect(answer).toBe('hello');
});
