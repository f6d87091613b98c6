import type { Endpoint, PayloadRequest } from 'payload';
import { Refusal, refuse } from './answer';
import { getComponents } from './get-components';
import { getInfoList } from './get-info-list';
import { getModal } from './get-modal';
import { getPage } from './get-page';
import { getProvider } from './get-provider';
import { getReady } from './get-ready';
import { getSocialLinks } from './get-social-links';

type Reader = (req: PayloadRequest) => Promise<Response>;

/** A reader as an endpoint: refusals become the contract's error object, anything else a logged 500. */
function get(path: string, reader: Reader): Endpoint {
  return {
    method: 'get',
    path: `/v1${path}`,
    handler: async (req) => {
      try {
        return await reader(req);
      } catch (error) {
        if (error instanceof Refusal) return refuse(error);
        req.payload.logger.error({ err: error }, `GET /api/v1${path} failed`);
        return refuse(new Refusal('INTERNAL_SERVER_ERROR', 'The content could not be read'));
      }
    },
  };
}

/** What the site reads, under /api/v1; shapes in @kozyr/contracts/content. */
export const endpoints: Endpoint[] = [
  get('/components', getComponents),
  get('/pages/:key', getPage),
  get('/info-lists/:key', getInfoList),
  get('/modals/:key', getModal),
  get('/providers/:slug', getProvider),
  get('/social-links', getSocialLinks),
  get('/ready', getReady),
];
