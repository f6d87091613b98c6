import { frameFonts } from '../../../../dynamic-frame/fonts';

export const dynamic = 'force-dynamic';

/** GET /frame/fonts/<name>: the frame has no origin, so its fonts are anybody's. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params;
  const body = frameFonts().files.get(name);
  if (!body) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(body, {
    headers: {
      'content-type': 'font/woff2',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
