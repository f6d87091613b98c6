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
  /^(?:forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-request-id|x-middleware-.*|x-nextjs-(?!(?:html-)?request-id$).*|x-next-.*|next-resume|x-invoke-.*|x-matched-path|x-now-.*|x-vercel-.*|x-prerender-.*|x-kozyr-.*|x-original-.*|x-rewrite-.*|x-http-method.*|expect|host|content-length|traceparent|tracestate|baggage)$/;

const NO_NAMES: ReadonlySet<string> = new Set();

/** Names listed in a Connection header are hop-by-hop as well (RFC 9110 §7.6.1). Lower case. */
function named(rawHeaders: readonly string[]): ReadonlySet<string> {
  let names: Set<string> | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length !== 10 || name.toLowerCase() !== 'connection') continue;
    const value = rawHeaders[index + 1] ?? '';
    if (value === 'keep-alive' || value === 'close') continue;
    names ??= new Set();
    for (const one of value.split(',')) names.add(one.trim().toLowerCase());
  }
  return names ?? NO_NAMES;
}

const MAX_VERDICTS = 512;

/** Lower-case names by the name as sent; undefined for one that must not travel. Browsers send the same few all day. */
function remember(judge: (lower: string) => boolean): (name: string) => string | undefined {
  const verdicts = new Map<string, string | undefined>();
  return (name) => {
    const known = verdicts.get(name);
    if (known !== undefined || verdicts.has(name)) return known;
    const lower = name.toLowerCase();
    const verdict = judge(lower) ? lower : undefined;
    if (verdicts.size < MAX_VERDICTS && name.length < 64) verdicts.set(name, verdict);
    return verdict;
  };
}

// An underscore reads as a hyphen in some servers, and would smuggle a name past the rule for our own.
const requestName = remember((lower) => !HOP_BY_HOP.has(lower) && !OURS.test(lower) && !lower.includes('_'));
const WITHHELD = /^(?:x-powered-by|server|x-nextjs-cache|x-kozyr-tags|x-next-cache-tags)$/;
const responseName = remember((lower) => !HOP_BY_HOP.has(lower) && !WITHHELD.test(lower));

/** A client's headers that may travel on, as a flat list of names and values. Length and host are the caller's to set. */
export function requestHeaders(rawHeaders: readonly string[], dropped: ReadonlySet<string>): string[] {
  return travelling(rawHeaders, dropped, requestName);
}

/** An upstream's headers that may travel back, as a flat list; `dropped` in lower case. */
export function responseHeaders(rawHeaders: readonly string[], dropped: ReadonlySet<string>): string[] {
  return travelling(rawHeaders, dropped, responseName);
}

function travelling(
  rawHeaders: readonly string[],
  dropped: ReadonlySet<string>,
  nameOf: (name: string) => string | undefined,
): string[] {
  const names = named(rawHeaders);
  const kept: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const lower = nameOf(name);
    if (lower === undefined || names.has(lower) || dropped.has(lower)) continue;
    kept.push(name, rawHeaders[index + 1] ?? '');
  }
  return kept;
}
