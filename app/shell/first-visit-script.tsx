import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serverEnv } from '@/lib/env/server';

/** app/shell/first-visit.js as it stands in pages: read as the server starts, without its comments. */
export const FIRST_VISIT = readFileSync(path.join(process.cwd(), 'app/shell/first-visit.js'), 'utf8').replaceAll(
  /^\s*(?:\/\/|\/\*\*).*\n/gm,
  '',
);

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
