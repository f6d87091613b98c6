const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
]);

/**
 * Headers that only we may set, or that switch on inner machinery of the site: never taken from a client. Hot reload
 * needs Next's two request ids.
 */
const OURS =
  /^(?:forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-request-id|x-middleware-.*|x-nextjs-(?!(?:html-)?request-id$).*|x-next-.*|next-resume|x-invoke-.*|x-matched-path|x-now-.*|x-vercel-.*|x-prerender-.*|x-kozyr-.*|x-original-.*|x-rewrite-.*|x-http-method.*|expect|host|content-length)$/;

/** Names listed in a Connection header are hop-by-hop as well (RFC 9110 §7.6.1). Lower case. */
function named(rawHeaders: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() !== 'connection') continue;
    for (const name of (rawHeaders[index + 1] ?? '').split(',')) names.add(name.trim().toLowerCase());
  }
  return names;
}

/** A client's headers that may travel on, as a flat list of names and values. Length and host are the caller's to set. */
export function requestHeaders(rawHeaders: readonly string[], dropped: ReadonlySet<string>): string[] {
  const names = named(rawHeaders);
  const kept: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const lower = name.toLowerCase();
    if (HOP_BY_HOP.has(lower) || names.has(lower) || dropped.has(lower) || OURS.test(lower)) continue;
    // An underscore reads as a hyphen in some servers, and would smuggle a name past the rule above.
    if (lower.includes('_')) continue;
    kept.push(name, rawHeaders[index + 1] ?? '');
  }
  return kept;
}

/** An upstream's headers that may travel back, as a flat list; `dropped` in lower case. */
export function responseHeaders(rawHeaders: readonly string[], dropped: ReadonlySet<string>): string[] {
  const names = named(rawHeaders);
  const kept: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const lower = (rawHeaders[index] ?? '').toLowerCase();
    if (HOP_BY_HOP.has(lower) || names.has(lower) || dropped.has(lower)) continue;
    if (lower === 'x-powered-by' || lower === 'server' || lower === 'x-nextjs-cache' || lower === 'x-kozyr-tags')
      continue;
    kept.push(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  return kept;
}
