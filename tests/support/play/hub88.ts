import { createPublicKey, generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { TestPlatform } from '../platform';

/** What the list of games is made of, as its documents show it. */
export const HUB88_GAME = {
  url_thumb: 'https://cdn.example/fox.png',
  url_background: 'https://cdn.example/fox-wide.png',
  product: 'Caleta Gaming',
  platforms: ['GPL_MOBILE', 'GPL_DESKTOP'],
  name: 'Dragon Rising',
  game_code: 'clt_dragonrising',
  freebet_support: true,
  enabled: true,
  category: 'Video Slots',
  blocked_countries: ['US'],
  restricted_countries: ['kp'],
  release_date: '2025-04-01T00:00:00Z',
  volatility: 4,
  rtp: '96.20',
};

const opened = z.object({
  operator_id: z.number(),
  user: z.string().optional(),
  token: z.string().optional(),
  currency: z.string().optional(),
});
const answered = z.object({
  status: z.string(),
  request_uuid: z.string(),
  user: z.string().optional(),
  currency: z.string().optional(),
  balance: z.number().optional(),
});

/** The aggregator's server: its Games API, whose calls it verifies by our public key, and calls of our wallet that it signs by its own. */
export async function startHub88(operatorId: number) {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const state = {
    /** Our public key, PEM: what it verifies our calls by. */
    publicKey: '',
    games: [HUB88_GAME] as object[],
    frames: 'https://games.hub88.example',
    asked: [] as { path: string; body: Record<string, unknown> }[],
    /** Answers no call of a game's address while it is true. */
    silent: false,
  };
  const server = createServer(async (request, answer) => {
    const body = await text(request);
    const say = (status: number, what: unknown) =>
      answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(what));
    const signature = String(request.headers['x-hub88-signature'] ?? '');
    const key = state.publicKey === '' ? null : createPublicKey(state.publicKey);
    const signed = key && verify('sha256', Buffer.from(body), key, Buffer.from(signature, 'base64'));
    const path = request.url ?? '';
    const content: Record<string, unknown> = z.record(z.string(), z.unknown()).parse(JSON.parse(body));
    if (!signed || content.operator_id !== operatorId) return say(401, { error: 'Invalid signature' });
    state.asked.push({ path, body: content });
    if (path === '/operator/generic/v2/game/list') return say(200, state.games);
    if (path === '/operator/generic/v2/products/list') return say(200, []);
    if (state.silent) return;
    const shown = `${state.frames}${path.endsWith('/round') ? '/history' : '/play'}?game=${String(content.game_code)}`;
    return say(200, { url: shown });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the aggregator has no port');

  /** Calls our wallet as documented. by: another key's private half; signature: another one altogether. */
  async function call(
    platform: TestPlatform,
    {
      name,
      path,
      body,
      by = pair.privateKey,
    }: { name: string; path: string; body: object; by?: typeof pair.privateKey },
  ) {
    const request_uuid = randomUUID();
    const payload = JSON.stringify({ request_uuid, ...body });
    const answer = await platform.app.inject({
      method: 'POST',
      url: `/seamless/${name}/${path}`,
      headers: {
        'content-type': 'application/json',
        'x-hub88-signature': sign('sha256', Buffer.from(payload), by).toString('base64'),
      },
      payload,
    });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode} ${answer.body}`);
    return answered.parse(answer.json());
  }

  return {
    url: `http://127.0.0.1:${address.port}`,
    state,
    publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    call,
    /** What it was last asked to open. */
    lastOpened: () => opened.parse(state.asked.filter(({ path }) => path.endsWith('/game/url')).at(-1)?.body),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
