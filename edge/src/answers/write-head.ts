import type { ServerResponse } from 'node:http';

/**
 * Writes an answer's head from a flat list of names and values, in which a name may stand more than once (Set-Cookie). Node's own
 * writeHead keeps only the last of them as soon as a header was set on the answer before.
 */
export function writeHead(response: ServerResponse, status: number, headers: readonly string[]): void {
  if (response.getHeaderNames().length === 0) {
    response.writeHead(status, [...headers]);
    return;
  }
  const seen = new Set<string>();
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2);
    if (seen.has(name.toLowerCase())) response.appendHeader(name, value);
    else response.setHeader(name, value);
    seen.add(name.toLowerCase());
  }
  response.writeHead(status);
}
