import { expect, it } from 'vitest';
import { requestHeaders, responseHeaders } from './hop-by-hop';

const NOTHING: ReadonlySet<string> = new Set();

it('the edge passes what a request means, and nothing that belongs to the connection or to us', () => {
  const raw = [
    ['Host', 'kozyr'],
    ['Accept', 'text/html'],
    ['Connection', 'keep-alive, X-Secret-Hop'],
    ['X-Secret-Hop', '1'],
    ['Transfer-Encoding', 'chunked'],
    ['Content-Length', '5'],
    ['TE', 'trailers'],
    ['Upgrade', 'h2c'],
    ['X-Forwarded-For', '6.6.6.6'],
    ['X_Forwarded_For', '6.6.6.6'],
    ['Forwarded', 'for=6.6.6.6'],
    ['X-Middleware-Subrequest', 'proxy'],
    ['X-Request-Id', 'mine'],
    ['traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
    ['Tracestate', 'kozyr=1'],
    ['baggage', 'a=b'],
    ['X-Nextjs-Data', '1'],
    ['x-nextjs-request-id', 'hot-reload'],
    ['Authorization', 'Bearer x'],
  ].flat();
  expect(requestHeaders(raw, NOTHING)).toEqual([
    'Accept',
    'text/html',
    'x-nextjs-request-id',
    'hot-reload',
    'Authorization',
    'Bearer x',
  ]);
  expect(requestHeaders(raw, new Set(['authorization', 'x-nextjs-request-id']))).toEqual(['Accept', 'text/html']);
});

it('the edge passes an answer back without its connection and without naming its software', () => {
  const raw = ['Connection', 'close, x-hop', 'X-Hop', '1', 'Keep-Alive', 'timeout=5', 'X-Powered-By', 'Next.js'];
  expect(responseHeaders([...raw, 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2'], NOTHING)).toEqual([
    'Set-Cookie',
    'a=1',
    'Set-Cookie',
    'b=2',
  ]);
});
