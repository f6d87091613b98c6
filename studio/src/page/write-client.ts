import { parseArgs } from 'node:util';
import { buildClient } from './client-build';
import { keepClient } from './kept-client';

/** Builds the client into a folder, once the studio is compiled: write-client.ts --to <folder>. */
const { values } = parseArgs({ options: { to: { type: 'string' } } });
if (values.to === undefined) throw new Error('Where to? --to <folder>');
keepClient(await buildClient(), values.to);
