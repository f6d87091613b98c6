import { readFileSync } from 'node:fs';
import path from 'node:path';

/** app/shell/first-visit.js as it stands in pages: read as the server starts, without its comments. */
export const FIRST_VISIT = readFileSync(path.join(process.cwd(), 'app/shell/first-visit.js'), 'utf8').replaceAll(
  /^\s*(?:\/\/|\/\*\*).*\n/gm,
  '',
);
