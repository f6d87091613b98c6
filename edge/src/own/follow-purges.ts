import { parseMessage, purgeMessage, SUBJECTS } from '@kozyr/contracts/fan-out';
import type { FanOut } from '@kozyr/kit/fan-out/fan-out';
import type { Caches } from '../caches';
import type { EdgeLog } from '../log';

/**
 * Marks pages as changed when a site, which has done so itself by then, says so to all edges. After a break of the connection every page counts
 * as changed: pages stay, and serve while the site is slow or down.
 */
export function followPurges(fanOut: FanOut, caches: Caches, log: EdgeLog): void {
  fanOut.subscribe(
    SUBJECTS.edgesPurge,
    (text) => {
      const message = parseMessage(purgeMessage, text);
      if (message === undefined) return log.warn({}, 'a purge that can not be read');
      const { tags } = message;
      log.info({ tags, purged: tags === undefined ? caches.purgePages() : caches.purge(tags) }, 'purged');
    },
    () => log.info({ purged: caches.purgePages() }, 'purges may have been missed: every page counts as changed'),
  );
}
