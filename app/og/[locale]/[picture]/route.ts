import { PLAIN_BODY, withDeadline } from '@kozyr/contracts/deadline';
import { localeSchema } from '@kozyr/contracts/locales';
import { drawPicture } from '@/app/og/draw';
import { readSubject } from '@/app/og/subject';
import { serverEnv } from '@/lib/env/server';

const ART_TIMEOUT_MS = 3000;
/** A few kept drawn: the edge keeps the rest, and a query it does not know must not cost a drawing each time. */
const MAX_KEPT = 64;
const kept = new Map<string, Promise<Buffer>>();
/** Drawing takes a core: the pages, made by the same process, must keep one. */
const MAX_AT_ONCE = 20;
let atOnce = 0;

/** Ten minutes, as content is kept (spec §9); an old one does while a new one is drawn. */
const CACHING = 'public, max-age=600, stale-while-revalidate=86400';

async function fetchArt(image: string): Promise<Buffer[]> {
  try {
    return await withDeadline(ART_TIMEOUT_MS, async (signal) => {
      const address = `${serverEnv.STUDIO_URL}${image}/640.webp`;
      const answer = await fetch(address, { cache: 'no-store', signal, headers: PLAIN_BODY });
      return answer.ok ? [Buffer.from(await answer.arrayBuffer())] : [];
    });
  } catch {
    return [];
  }
}

/** GET /og/<locale>/<subject>.jpg: the picture of a page for social networks. 404 for what is no page of ours. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string; picture: string }> }) {
  const given = await params;
  const locale = localeSchema.safeParse(given.locale).data;
  const [, name] = /^(.+)\.jpg$/.exec(decodeURIComponent(given.picture)) ?? [];
  const subject = locale && name ? await readSubject(name, locale) : null;
  if (!locale || !subject) return new Response(null, { status: 404 });
  const key = JSON.stringify([locale, subject]);
  const known = kept.get(key);
  if (!known && atOnce >= MAX_AT_ONCE) return new Response(null, { status: 503, headers: { 'retry-after': '5' } });
  const drawn = known ?? drawOnce();
  kept.delete(key);
  kept.set(key, drawn);
  const oldest = kept.keys().next();
  if (kept.size > MAX_KEPT && !oldest.done) kept.delete(oldest.value);
  // One that could not be drawn is tried again by the next reader.
  drawn.catch(() => kept.delete(key));
  return new Response(new Uint8Array(await drawn), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': CACHING },
  });

  async function drawOnce() {
    if (!subject || !locale) throw new Error('nothing to draw');
    const { art, ...words } = subject;
    atOnce += 1;
    try {
      return await drawPicture({ ...words, locale, cards: (await Promise.all(art.map(fetchArt))).flat() });
    } finally {
      atOnce -= 1;
    }
  }
}
