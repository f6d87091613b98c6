import type { Endpoint, PayloadRequest } from 'payload';
import { openPreview } from '../preview/open-preview';
import { ContentError, errorAnswer } from './answer';
import { getComponents } from './get-components';
import { getInfoList } from './get-info-list';
import { getModal } from './get-modal';
import { getPage } from './get-page';
import { getProvider } from './get-provider';
import { getReady } from './get-ready';
import { getSocialLinks } from './get-social-links';
import { redeemPreview } from './redeem-preview';

type Reader = (req: PayloadRequest) => Promise<Response>;

/** A reader as an endpoint: a ContentError becomes the contract's error object, anything else a logged 500. */
function reads(path: string, reader: Reader, method: 'get' | 'post' = 'get'): Endpoint {
  return {
    method,
    path: `/v1${path}`,
    handler: async (req) => {
      try {
        return await reader(req);
      } catch (error) {
        if (error instanceof ContentError) return errorAnswer(error);
        req.payload.logger.error({ err: error }, `${method.toUpperCase()} /api/v1${path} failed`);
        return errorAnswer(new ContentError('INTERNAL_SERVER_ERROR', 'The content could not be read'));
      }
    },
  };
}

/** What the site reads, under /api/v1; shapes in @kozyr/contracts/content. And the way an editor opens a preview. */
export const endpoints: Endpoint[] = [
  reads('/components', getComponents),
  reads('/pages/:key', getPage),
  reads('/info-lists/:key', getInfoList),
  reads('/modals/:key', getModal),
  reads('/providers/:slug', getProvider),
  reads('/social-links', getSocialLinks),
  reads('/ready', getReady),
  reads('/previews/redeem', redeemPreview, 'post'),
  { method: 'get', path: '/previews/open', handler: openPreview },
];
