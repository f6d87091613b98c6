import { APIError, type PayloadHandler } from 'payload';
import { env } from '../env';
import { giveTicket } from './tickets';

/** A path of the site, in one of its languages: no other site, whatever a browser makes of slashes and tabs. */
const SITE_PATH = /^\/(?:uk|ru|en|kk)(?:\/[\w-]+)*$/;

/**
 * GET /api/previews/open?path=/en/about-us, as the editor who clicks Preview: leads on to the site with a ticket that is
 * good once. So the address of the button opens nothing for whoever else sees it.
 */
export const openPreview: PayloadHandler = async (req) => {
  if (!req.user) throw new APIError('Sign in to the admin first, then open the preview again.', 401, null, true);
  const path = new URL(req.url ?? '', 'http://content').searchParams.get('path') ?? '';
  if (!SITE_PATH.test(path)) throw new APIError('That is no page of the site.', 400, null, true);
  const target = new URL('/api/preview', env.PUBLIC_URL);
  target.searchParams.set('token', await giveTicket(req.payload, path, new Date()));
  return new Response(null, {
    status: 303,
    headers: { location: target.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
};
