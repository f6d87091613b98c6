import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { signInInTurn } from '../../../../sign-in/in-turn';

export const GET = REST_GET(config);
/** As GET: Next leaves the body out. Payload itself knows no HEAD. */
export const HEAD: typeof GET = (request, context) =>
  GET(new Request(request.url, { headers: request.headers }), context);
const post = REST_POST(config);
export const POST: typeof post = (request, context) => signInInTurn(request, () => post(request, context));
export const DELETE = REST_DELETE(config);
export const PATCH = REST_PATCH(config);
export const PUT = REST_PUT(config);
export const OPTIONS = REST_OPTIONS(config);
