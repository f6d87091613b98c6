// npm run operator: the operator's command line. Compiled, it answers in a fraction of the time that its sources take to load.
import './require-node.mjs';
import { compiledEntry } from './builds.mjs';

await import(await compiledEntry('platform', 'operator/main'));
