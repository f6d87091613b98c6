// Imported first by whatever a person starts: an older Node.js gets one line, before it stumbles over a newer word.
import { NODE_RANGE, OLDEST_NODE, runsOn } from './node-version.mjs';

if (!runsOn(process.versions.node)) {
  process.stderr.write(
    `Node.js ${OLDEST_NODE} or newer is needed (${NODE_RANGE}, see package.json); this is ${process.version}.\n`,
  );
  process.exit(1);
}
