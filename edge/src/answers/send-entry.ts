import type { ServerResponse } from 'node:http';
import { type CacheState, type Entry, isUnchanged } from '../cache/entry';
import { chooseEncoding } from '../http/encoding';
import type { RequestFacts } from '../http/facts';
import { writeHead } from './write-head';

/** Sends a finished answer: the whole of the hot path after the look-up. Node leaves the body out for HEAD. */
export function sendEntry(response: ServerResponse, entry: Entry, facts: RequestFacts, state: CacheState): void {
  const variant = entry.variants[chooseEncoding(facts.acceptEncoding)];
  if (entry.status === 200 && isUnchanged(facts.ifNoneMatch, variant)) {
    writeHead(response, 304, variant.unchanged);
    response.end();
    return;
  }
  writeHead(response, entry.status, variant.headers[state]);
  response.end(variant.body);
}
