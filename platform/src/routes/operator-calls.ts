import { Readable } from 'node:stream';
import type { DeskEndpoint, OperatorEndpoint } from '@kozyr/contracts/endpoint';
import { DESK_ADDRESS_HEADER } from '@kozyr/contracts/operator/desk-service';
import { signatureIn } from '@kozyr/kit/signature';
import { errorCodes, type FastifyRequest } from 'fastify';
import type { Context, DeskVisitor, OperatorCaller } from '../context';
import { DomainError } from '../errors';
import { admitOperator } from '../services/identity/operators/admit';
import { admitFromDesk, admitVisitor } from '../services/identity/operators/admit-desk';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route looks at the signature of the desk itself. */
    takesDeskCalls?: boolean;
  }
}

/** What proxies add on the way, our edge and the site among them: whoever comes with one of these comes from outside. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** Whether a call says that the desk's server signed it: whether it did is seen once its body is there. */
function saysDesk(ctx: Context, request: FastifyRequest): boolean {
  return ctx.env.DESK_SECRET !== undefined && signatureIn(request.headers) !== undefined;
}

/**
 * As though nothing were here, for whatever a front door passed on. The desk's server says the browser's address where a front door
 * would, and signs it.
 * @throws DomainError NOT_FOUND
 */
export function refuseForwarded(ctx: Context, request: FastifyRequest): void {
  const { headers, method, url, routeOptions } = request;
  const signed = saysDesk(ctx, request) && routeOptions.config.takesDeskCalls === true;
  if (FORWARDED.some((name) => headers[name] !== undefined && !(signed && name === DESK_ADDRESS_HEADER)))
    throw new DomainError('NOT_FOUND', `No such address: ${method} ${url.split('?')[0]}`);
}

async function readBody(payload: AsyncIterable<unknown>, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of payload) {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part));
    length += bytes.length;
    if (length > limit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

/**
 * How a route of the operator API learns who calls, before what they call with is judged: by a key when the request has only just come, from
 * the desk once its body is there, which the signature is of.
 * @param admit is told whom: an operator, or the visitor of a call for nobody who is signed in
 */
export function operatorHooks(
  ctx: Context,
  endpoint: OperatorEndpoint | DeskEndpoint,
  admit: (request: FastifyRequest, who: OperatorCaller | DeskVisitor) => void,
) {
  return {
    config: { takesDeskCalls: true },
    onRequest: async (request: FastifyRequest) => {
      if (saysDesk(ctx, request)) return;
      if (endpoint.auth === 'desk')
        throw new DomainError('UNAUTHORIZED', 'This is for the server of the desk, which signs its calls.');
      admit(request, await admitOperator(ctx, endpoint, request));
    },
    preParsing: async (request: FastifyRequest, _reply: unknown, payload: AsyncIterable<unknown>) => {
      if (!saysDesk(ctx, request)) return;
      const { url, headers, id } = request;
      const body = await readBody(payload, request.routeOptions.bodyLimit ?? 0);
      const ip = request.socket.remoteAddress ?? '';
      const signed = { method: endpoint.method, url, headers, body, ip, id };
      if (endpoint.auth === 'desk') admit(request, await admitVisitor(ctx, endpoint, signed));
      else admit(request, await admitFromDesk(ctx, endpoint, signed));
      return Readable.from([body], { objectMode: false });
    },
  };
}
