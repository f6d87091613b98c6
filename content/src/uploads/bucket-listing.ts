import type { KeptPicture } from './picture-store';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return ENTITIES[name] ?? whole;
  });
}

const textOf = (xml: string, tag: string): string | undefined => {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return found === undefined ? undefined : unescaped(found);
};

/**
 * One page of a listing (ListObjectsV2).
 * @param prefix what every key begins with, which is left out of the names
 * @returns next: what to ask for the page after it by; undefined on the last
 */
export function readListing(xml: string, prefix: string): { found: KeptPicture[]; next: string | undefined } {
  const found = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const key = textOf(entry, 'Key') ?? '';
    return key.startsWith(prefix) ? [{ name: key.slice(prefix.length), bytes: Number(textOf(entry, 'Size')) }] : [];
  });
  const more = textOf(xml, 'IsTruncated') === 'true';
  return { found, next: more ? textOf(xml, 'NextContinuationToken') : undefined };
}
