import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { signInInTurn } from '../../../../sign-in/in-turn';

export const GET = REST_GET(config);
/** As GET, without the body, which is ended here: it may be a file or a bucket that is read. Payload itself knows no HEAD. */
export const HEAD: typeof GET = async (request, context) => {
  const { status, headers, body } = await GET(new Request(request.url, { headers: request.headers }), context);
  await body?.cancel();
  return new Response(null, { status, headers });
};
const post = REST_POST(config);
export const POST: typeof post = (request, context) => signInInTurn(request, () => post(request, context));
export const DELETE = REST_DELETE(config);
export const PATCH = REST_PATCH(config);
export const PUT = REST_PUT(config);
export const OPTIONS = REST_OPTIONS(config);
