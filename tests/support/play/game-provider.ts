import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { GameFeed } from '@kozyr/contracts/games';

export type FakeProvider = {
  url: string;
  state: {
    feed: GameFeed | null;
    up: boolean;
    asked: string[];
    /** What a recall of a round is answered with; null: there is no picture. */
    recall: { url: string; expires_at: string } | null;
    recalled: { body: string; signature: string }[];
  };
  stop: () => Promise<void>;
};

/** A provider's server that publishes what the test puts into state.feed; null: its feed answers 500. */
export async function startProvider(feed: GameFeed | null): Promise<FakeProvider> {
  const state: FakeProvider['state'] = { feed, up: true, asked: [], recall: null, recalled: [] };
  const server = createServer(async (request: IncomingMessage, answer) => {
    state.asked.push(request.url ?? '');
    if (request.url === '/rounds/recall' && state.up) {
      const body = await text(request);
      state.recalled.push({ body, signature: String(request.headers['x-signature']) });
      answer.writeHead(state.recall ? 200 : 404).end(JSON.stringify(state.recall ?? {}));
      return;
    }
    if (request.url === '/ready') answer.writeHead(state.up ? 200 : 503).end('{}');
    else if (request.url === '/feed' && state.feed) answer.writeHead(200).end(JSON.stringify(state.feed));
    else answer.writeHead(500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the provider has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    state,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A game as a feed has it, with what the test cares about. */
export function feedGame(slug: string, more: Partial<GameFeed['games'][number]> = {}): GameFeed['games'][number] {
  return {
    slug,
    title: slug.replaceAll('-', ' '),
    provider: 'north',
    category: 'slots',
    tags: [],
    theme: 'cards',
    rtp: '96.20',
    volatility: 'medium',
    min_bet: { uah: '1', kzt: '10' },
    max_bet: { uah: '500.5', kzt: '5000' },
    max_win_multiplier: '2500',
    countries_blocked: [],
    devices: ['desktop', 'mobile'],
    released_on: '2026-01-15',
    popularity: 100,
    ...more,
  };
}

export function feedOf(version: string, games: GameFeed['games']): GameFeed {
  return {
    version,
    providers: [
      { slug: 'north', name: 'North Star' },
      { slug: 'steppe', name: 'Steppe Wind' },
    ],
    games,
  };
}
