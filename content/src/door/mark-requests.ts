import { channel } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { strictTransport } from '@kozyr/kit/transport-security';
import { env } from '../env';
import { ADDRESS_HEADER, DOOR_HEADER, OPEN } from './marks';
import { isPublicPath } from './public-paths';
import { addressOf, isEditors } from './visitor';

const transport = strictTransport(env.CONTENT_PUBLIC_URL);

/**
 * Marks every request of this process as it comes off the socket: whether it may pass, and from which address it is.
 * Frameworks add forwarding headers of their own and undo escapes before any code of ours runs, so this is the one place
 * that sees what the client really sent. What a client sends under these names is overwritten.
 */
export function markRequests(): void {
  channel('http.server.request.start').subscribe((message) => {
    if (typeof message !== 'object' || message === null) return;
    const request = 'request' in message ? message.request : undefined;
    const response = 'response' in message ? message.response : undefined;
    if (!(request instanceof IncomingMessage)) return;
    const arrival = { headers: request.headers, peer: request.socket.remoteAddress ?? '' };
    const passes = isPublicPath(request.url ?? '') || isEditors(arrival, env.CONTENT_ADMIN_URL);
    const address = addressOf(arrival, env.TRUST_PROXY);
    request.headers[DOOR_HEADER] = passes ? OPEN : 'closed';
    request.headers[ADDRESS_HEADER] = address;
    if (transport !== null && response instanceof ServerResponse)
      response.setHeader('strict-transport-security', transport);
  });
}
