import { parseEnv } from '../../edge/src/env.ts';
import { COSTS } from '../../edge/src/limits/costs.ts';
import { costOf, PER_SECOND } from '../../studio/src/routes/public-limits.ts';

const { apiRate, clientBudget } = parseEnv({ NODE_ENV: 'production', REVALIDATE_SECRET: 'only-for-this-benchmark' });
const SHARED = 'many players share the address of a mobile network';
const NONE = 'no limit of its own: bound it in the proxy in front';
const HIT = 'a refusal costs as much as the answer';
const LOCALES = ['ru', 'uk', 'en', 'kk'];
const PREFETCH = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
/** As many as anybody asks for in the time. */
const MANY = 100_000;
/** What browsers take: the format that costs most to make. */
const PICTURES = { accept: 'image/avif,image/webp,*/*' };

const paid = (cost) => clientBudget / cost;
const atStudio = (address) => PER_SECOND / costOf(address);
const same = (address, headers) => ({ addresses: MANY, warm: true, make: () => ({ path: address, headers }) });
const each = (addresses, make) => ({ addresses, make });

const row = (origin, what, perSecond, how, why) => ({ origin, what, perSecond, why, ...how });

/** Pages and the router's data. */
const pageRows = ({ games, game, stamp }) => [
  row('edge', 'page from memory', undefined, same('/ru', { 'accept-encoding': 'br' }), HIT),
  row('edge', 'page from memory, credentials sent', undefined, same('/ru', { authorization: 'Bearer x' }), HIT),
  row(
    'edge',
    'page from memory, draft cookie made up',
    undefined,
    same('/ru', { cookie: '__prerender_bypass=x' }),
    HIT,
  ),
  row('edge', 'page from memory, not modified', undefined, same('/ru', { 'if-none-match': '*' }), HIT),
  row('edge', 'redirect to a language', undefined, same('/'), HIT),
  row(
    'edge',
    'game page drawn anew',
    paid(COSTS.page + COSTS.lookup),
    each(Math.min(60, games.length), (n) => ({ path: `/${LOCALES[n % 4]}/games/${game(n)}` })),
  ),
  row(
    'edge',
    'router data fetched anew',
    paid(COSTS.data + COSTS.lookup),
    each(MANY, (n) => ({ path: `/ru/games/${game(n)}?_rsc=${stamp}${n}`, headers: PREFETCH })),
  ),
  row(
    'edge',
    'router data with a query of its own',
    paid(COSTS.data),
    each(MANY, (n) => ({ path: `/ru/games?_rsc=${stamp}&page=${n}`, headers: PREFETCH })),
  ),
  row(
    'edge',
    'game that nobody has',
    paid(COSTS.lookup),
    each(MANY, (n) => ({ path: `/ru/games/made-up-${stamp}-${n}` })),
  ),
  row(
    'edge',
    'studio that nobody has',
    paid(COSTS.page),
    each(300, (n) => ({ path: `/ru/providers/made-up-${stamp}-${n}` })),
  ),
  row(
    'edge',
    'other unknown address',
    paid(COSTS.page),
    each(300, (n) => ({ path: `/ru/made-up-${stamp}-${n}` })),
  ),
  row('edge', 'page sent to (POST)', paid(COSTS.page), {
    addresses: 100,
    make: () => ({ path: '/ru', method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
  }),
];

/** Calls of the player API. */
const apiRows = ({ game }) => [
  row('edge', 'API: games', apiRate, same('/api/games?pageSize=24'), SHARED),
  row(
    'edge',
    'API: a game',
    apiRate,
    each(MANY, (n) => ({ path: `/api/games/${game(n)}` })),
  ),
  row(
    'edge',
    'API: search',
    apiRate,
    each(MANY, (n) => ({ path: `/api/games/search?q=lucky${n}` })),
    SHARED,
  ),
  row('edge', 'API: index', apiRate, same('/api/games/index', { 'accept-encoding': 'br' }), SHARED),
  row('edge', 'API: big wins', apiRate, same('/api/big-wins'), SHARED),
  row('edge', 'API: not signed in', apiRate, same('/api/wallets'), SHARED),
  row('edge', 'API: no such address', apiRate, same('/api/made-up'), SHARED),
];

/** Pictures, files, and what is passed on to others by the edge. */
const fileRows = ({ games, game, stamp }) => [
  row(
    'edge',
    'picture for social networks drawn',
    paid(COSTS.drawn),
    each(Math.min(30, games.length), (n) => ({ path: `/og/en/game-${game(n)}.jpg` })),
  ),
  row(
    'edge',
    'picture scaled',
    paid(COSTS.file + COSTS.scaled),
    each(Math.min(40, games.length), (n) => ({
      path: `/_next/image?url=${encodeURIComponent(`/art/${game(n)}/640.webp`)}&w=384&q=75`,
      headers: PICTURES,
    })),
  ),
  row(
    'edge',
    'picture scaled before',
    paid(COSTS.file),
    same(`/_next/image?url=${encodeURIComponent(`/art/${game(0)}/640.webp`)}&w=384&q=75`, PICTURES),
  ),
  row(
    'edge',
    'art fetched anew',
    paid(COSTS.file),
    each(Math.min(100, games.length), (n) => ({ path: `/art/${game(games.length - 1 - n)}/256.avif` })),
    'drawn once for all and kept',
  ),
  row(
    'edge',
    'art with a query',
    paid(COSTS.file),
    each(MANY, (n) => ({ path: `/art/${game(0)}/256.avif?${n}` })),
  ),
  row(
    'edge',
    'file that is not there',
    paid(COSTS.pass),
    each(MANY, (n) => ({ path: `/made-up-${stamp}-${n}.css` })),
  ),
  row(
    'edge',
    'sitemap',
    paid(COSTS.pass),
    each(MANY, (n) => ({ path: `/sitemap.xml?${n}` })),
  ),
  row('edge', 'texts of a modal', paid(COSTS.content), same('/content-texts/modals/wheel/ru')),
  row('edge', 'health of all', paid(COSTS.health), same('/api/health')),
];

/** What the other origins answer themselves. */
const otherRows = ({ game }) => [
  row('studio', 'feed', atStudio('/feed'), same('/feed')),
  row('studio', 'play without a token', atStudio('/play'), same('/play')),
  row(
    'studio',
    'art',
    atStudio('/art/a/256.avif'),
    each(MANY, (n) => ({ path: `/art/${game(n)}/256.avif` })),
    'drawn once for all and kept',
  ),
  row('studio', 'list of streams', atStudio('/streams'), same('/streams')),
  row('gateway', 'page of no payment', undefined, same('/pay/made-up'), 'the sandbox has no limit'),
  row('content', 'frame of dynamic content', undefined, same('/frame'), NONE),
  row('content', 'published modal', undefined, same('/api/v1/modals/wheel?language=ru'), NONE),
];

/**
 * What is asked of every public origin. `make` gives the nth request, `perSecond` how many of them one client may make (undefined: any
 * number, `why` says so).
 * @param {string} edge its origin, to learn which games there are
 */
export async function costRows(edge) {
  const games = await gamesOf(edge);
  const asked = { games, game: (n) => games[n % games.length], stamp: Date.now().toString(36) };
  return [...pageRows(asked), ...apiRows(asked), ...fileRows(asked), ...otherRows(asked)];
}

async function gamesOf(edge) {
  const answer = await fetch(`${edge}/api/games?pageSize=100`);
  if (!answer.ok) throw new Error(`the product at ${edge} does not list its games: ${answer.status}`);
  const { items } = await answer.json();
  return items.map(({ slug }) => slug);
}
