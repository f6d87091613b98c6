import { offlineFont } from '../fonts';

export const dynamic = 'force-dynamic';

/** GET /offline/<font>: kept by the service worker for the page that says that there is no connection. */
export async function GET(_request: Request, { params }: { params: Promise<{ font: string }> }): Promise<Response> {
  const body = offlineFont((await params).font);
  if (!body) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(body, {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' },
  });
}
