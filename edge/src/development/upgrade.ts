import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { requestHeaders } from '../http/hop-by-hop';
import type { EdgeLog } from '../log';
import type { Upstream } from '../proxy/upstream';

const NOTHING: ReadonlySet<string> = new Set();

/** Passes websockets to the site: hot reload needs them. Only while developing; in production nothing upgrades. */
export function proxyUpgrade(site: Upstream, log: EdgeLog) {
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    const outgoing = site.request({
      method: 'GET',
      path: request.url ?? '/',
      headers: [
        'Host',
        site.host,
        'Connection',
        'Upgrade',
        'Upgrade',
        'websocket',
        ...requestHeaders(request.rawHeaders, NOTHING),
        // The development server compares these two.
        'X-Forwarded-Host',
        String(request.headers.host ?? ''),
      ],
    });
    outgoing.on('error', (error) => {
      log.debug({ reason: error.message }, 'websocket could not be passed on');
      socket.destroy();
    });
    outgoing.on('response', (answer) => {
      socket.end(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\nConnection: close\r\n\r\n`);
      answer.resume();
    });
    outgoing.on('upgrade', (answer, upstreamSocket, upstreamHead) => {
      const lines = ['HTTP/1.1 101 Switching Protocols'];
      for (let index = 0; index < answer.rawHeaders.length; index += 2) {
        lines.push(`${answer.rawHeaders[index]}: ${answer.rawHeaders[index + 1]}`);
      }
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      if (upstreamHead.length > 0) socket.write(upstreamHead);
      if (head.length > 0) upstreamSocket.write(head);
      if (socket instanceof Socket) socket.setTimeout(0);
      upstreamSocket.on('error', () => socket.destroy());
      upstreamSocket.on('close', () => socket.destroy());
      socket.on('close', () => upstreamSocket.destroy());
      upstreamSocket.pipe(socket).pipe(upstreamSocket);
    });
    outgoing.end();
  };
}
