import type { IncomingMessage, ServerResponse } from 'node:http';
import { isStopping } from '@kozyr/contracts/stopping';
import { sendNotFound } from '../answers/refusals';
import type { Caches } from '../caches';
import type { EdgeConfig } from '../env';
import { isRead } from '../http/facts';
import type { Admission } from '../limits/admission';
import type { EdgeLog } from '../log';
import { answerJson, purge } from './purge';

interface Parts {
  readonly caches: Caches;
  readonly admission: Admission;
  readonly log: EdgeLog;
}

/** What the edge answers itself: its health, and the purge of what it keeps. */
export function createEdgeAnswer(config: EdgeConfig, { caches, admission, log }: Parts) {
  const purgeAll = (tags: readonly string[] | undefined) => {
    const purged = caches.purge(tags);
    log.info({ tags, purged }, 'purged');
    return purged;
  };
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (path === '/_edge/health' && isRead(request)) {
      const cache = config.cache ? caches.report() : 'off';
      return isStopping()
        ? answerJson(response, 503, { status: 'stopping', cache })
        : answerJson(response, 200, { status: 'ok', cache });
    }
    if (path === '/_edge/purge') {
      if (!admission.call(request, response)) return;
      return purge(request, response, { secret: config.revalidateSecret, purgeAll });
    }
    sendNotFound(request, response);
  };
}
