import path from 'node:path';
import { readSiteFonts, type SiteFonts } from '@kozyr/kit/site-fonts';

let read: SiteFonts | undefined;

/** The fonts of the frame, read once: it has no origin and shares nothing with the page, so it is served its own. */
export function frameFonts(): SiteFonts {
  // From where the process runs, as packages are found in every room: a bundle lies elsewhere than its source.
  read ??= readSiteFonts(path.join(process.cwd(), 'package.json'));
  return read;
}
