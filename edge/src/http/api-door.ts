import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiOrigin } from '@kozyr/contracts/api-address';
import type { EdgeConfig } from '../env';

/**
 * Tells whether a request came to the api subdomain of the site (spec §7). If it did, and a page of the site asks, the answer is
 * marked as that page's to read, whoever gives it: an error of the edge's own too. To any other page it stays closed.
 */
export function createApiDoor({
  publicUrl,
  trustedProxies,
}: Pick<EdgeConfig, 'publicUrl' | 'trustedProxies'>): (
  request: IncomingMessage,
  response: ServerResponse,
  host: string,
) => boolean {
  const address = apiOrigin(publicUrl);
  if (address === null) return () => false;
  const apiHost = new URL(address).host;
  const site = new URL(publicUrl).origin;
  return (request, response, host) => {
    const forwarded = trustedProxies > 0 ? request.headers['x-forwarded-host'] : undefined;
    if ((typeof forwarded === 'string' ? forwarded : host).toLowerCase() !== apiHost) return false;
    response.setHeader('Vary', 'Origin');
    if (request.headers.origin !== site) return true;
    response.setHeader('Access-Control-Allow-Origin', site);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Expose-Headers', 'retry-after, x-request-id');
    return true;
  };
}
