import { serverEnv } from '@/lib/env/server';
import { FIRST_VISIT } from './first-visit-text';

/**
 * Runs app/shell/first-visit.js before the body is read. It stands in the page itself: as a file of its own it held up the
 * first paint by one more way to the server. The edge knows its digest (edge/src/csp/known-scripts.ts).
 */
export function FirstVisitScript() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own
    <script data-preloader-ms={serverEnv.PRELOADER_MS} dangerouslySetInnerHTML={{ __html: FIRST_VISIT }} />
  );
}
