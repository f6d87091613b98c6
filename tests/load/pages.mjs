import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** Status, raw headers in pairs and body bytes, asked for as a browser would. */
export function fetchRaw(url) {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const pairs = [];
        for (let index = 0; index < answer.rawHeaders.length; index += 2)
          pairs.push(answer.rawHeaders.slice(index, index + 2));
        resolve({ status: answer.statusCode, headers: answer.headers, rawHeaders: pairs, body: Buffer.concat(chunks) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** The HTML of a real page. */
export async function fetchPage(site, path) {
  const answer = await fetch(`${site}${path}`, { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`${site}${path} answers ${answer.status}`);
  return answer.text();
}

/** Both must answer 200 with the same bytes and encoding, or the comparison would be worth nothing. */
export async function sameAnswer(edgeUrl, nginxUrl) {
  // The second one is served from memory.
  await fetchRaw(edgeUrl);
  const [ours, theirs] = await Promise.all([fetchRaw(edgeUrl), fetchRaw(nginxUrl)]);
  if (ours.status !== 200 || theirs.status !== 200)
    throw new Error(`edge answers ${ours.status}, nginx ${theirs.status}`);
  if (ours.headers['x-kozyr-cache'] !== 'hit') throw new Error(`the edge does not keep ${edgeUrl}`);
  if (!ours.body.equals(theirs.body)) throw new Error('edge and nginx answer different bytes');
  if (ours.headers['content-encoding'] !== 'br' || theirs.headers['content-encoding'] !== 'br')
    throw new Error('not sent as brotli');
  for (const name of ['content-security-policy', 'vary', 'cache-control', 'content-length']) {
    if (ours.headers[name] !== theirs.headers[name]) throw new Error(`edge and nginx differ in ${name}`);
  }
  console.log(`  ${ours.body.length} bytes on the wire, ${brotliDecompressSync(ours.body).length} expanded`);
}

/** A page of about the lobby's weight: tiles, and the data of the page again in inline scripts. Always the same. */
export function sampleLobby() {
  let state = 7;
  const random = (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  const syllables = [
    'ko',
    'zyr',
    'lu',
    'na',
    've',
    'ga',
    'ri',
    'mo',
    'ta',
    'shi',
    'ber',
    'ol',
    'dan',
    'ez',
    'fir',
    'um',
  ];
  const word = () => Array.from({ length: 2 + random(3) }, () => syllables[random(syllables.length)]).join('');
  const games = Array.from({ length: 96 }, () => ({
    slug: `${word()}-${word()}`,
    title: `${word()} ${word()} ${word()}`,
    provider: word(),
  }));
  const tiles = games.map(
    ({ slug, title, provider }) =>
      `<li class="group relative"><a class="block rounded-card bg-surface focus-visible:outline" href="/ru/games/${slug}"><img alt="" width="256" height="342" loading="lazy" srcset="/art/${slug}/256.webp 256w, /art/${slug}/384.webp 384w" src="/art/${slug}/256.webp"><h3 class="truncate text-sm">${title}</h3><p class="text-muted">${provider}</p></a></li>`,
  );
  const data = games.map((game) => `<script>self.__next_f.push([1,${JSON.stringify(JSON.stringify(game))}])</script>`);
  return `<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"><title>Kozyr</title></head><body><main><ul>${tiles.join('')}</ul></main><script>(self.__next_f=self.__next_f||[]).push([0])</script>${data.slice(0, 6).join('')}</body></html>`;
}
