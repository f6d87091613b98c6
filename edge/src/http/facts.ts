import type { IncomingMessage } from 'node:http';

/** What the page cache needs to know of a request's headers, read in one pass over the raw list. */
export interface RequestFacts {
  acceptEncoding: string;
  ifNoneMatch: string;
  /** Signed in, as the audience cookie says. It holds nothing else. */
  member: boolean;
  /** The value of the cookie that opens drafts, as it was sent; empty without one. */
  draft: string;
  /** The router asks for data instead of HTML. */
  rsc: boolean;
  range: boolean;
  /** The host that was asked for, as it was sent. */
  host: string;
  /** It is the api subdomain, where the platform answers and no page is. Not read of the headers: see app.ts. */
  api: boolean;
}

const MEMBER = /(?:^|;)\s*kozyr_audience=member\s*(?:;|$)/;
const DRAFT = /(?:^|;)\s*__prerender_bypass=([\w.-]+)\s*(?:;|$)/;

/** Fills `facts` in place: this runs for every request and must allocate nothing. */
export function readFacts(rawHeaders: readonly string[], facts: RequestFacts): void {
  facts.acceptEncoding = '';
  facts.ifNoneMatch = '';
  facts.member = false;
  facts.draft = '';
  facts.rsc = false;
  facts.range = false;
  facts.host = '';
  facts.api = false;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const value = rawHeaders[index + 1] ?? '';
    switch (name.length) {
      case 3:
        if (name.toLowerCase() === 'rsc') facts.rsc = true;
        break;
      case 4:
        if (name.toLowerCase() === 'host') facts.host = value;
        break;
      case 5:
        if (name.toLowerCase() === 'range') facts.range = true;
        break;
      case 6:
        if (name.toLowerCase() === 'cookie') {
          if (MEMBER.test(value)) facts.member = true;
          facts.draft = DRAFT.exec(value)?.[1] ?? facts.draft;
        }
        break;
      case 13:
        if (name.toLowerCase() === 'if-none-match') facts.ifNoneMatch = value;
        break;
      case 15:
        if (name.toLowerCase() === 'accept-encoding') facts.acceptEncoding = value;
        break;
    }
  }
}

/** An empty record to be filled by readFacts. */
export function emptyFacts(): RequestFacts {
  return {
    acceptEncoding: '',
    ifNoneMatch: '',
    member: false,
    draft: '',
    rsc: false,
    range: false,
    host: '',
    api: false,
  };
}

/** Whether a request only reads. */
export function isRead({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** One cookie's value, undecoded, or undefined. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const cut = pair.indexOf('=');
    if (cut > 0 && pair.slice(0, cut).trim() === name) return pair.slice(cut + 1).trim();
  }
  return undefined;
}
