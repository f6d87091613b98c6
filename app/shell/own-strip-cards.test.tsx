// @vitest-environment jsdom
import type { User } from '@kozyr/contracts/accounts';
import { cleanup, configure, screen, within } from '@testing-library/react';
import { addHours } from 'date-fns';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import en from '@/messages/en.json';
import { type Answer, answerCalls, refusal, type Sent, signIn } from '@/tests/support/api-wire';
import { answerEvents, tellEvent } from '@/tests/support/events-wire';
import { OPEN_PLACE } from '@/tests/support/places';
import { type AppLanguage, renderApp } from '@/tests/support/render-app';
import { wireBattle } from '@/tests/support/rewards/battle-wire';
import { wireActive, wireUser } from '@/tests/support/rewards/bonus-wire';
import { wireTasks } from '@/tests/support/rewards/task-wire';
import { OwnStripCards } from './own-strip-cards';

configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 60_000 });

const battle = wireBattle({ ends_at: addHours(Date.now(), 1).toISOString() });
const standing = {
  battle_id: battle.id,
  state: 'active' as const,
  stakes: 31,
  score: '96.10',
  place: 2,
  prize: null,
};
const leader = (place: number, score: string) => ({
  place,
  player: '•••• 42',
  score,
  reached_at: '2026-11-20T08:00:00.000Z',
  own: false,
  prize: null,
});
const rating = (turnover: string, own: number) => ({
  rating: own,
  currency: 'uah',
  turnover,
  stars: ['0.00', '1000.00', '10000.00'].map((each, stars) => ({
    stars,
    turnover: each,
    cashback_percent: '0.00',
    payouts: null,
    wheel: stars > 0,
  })),
});
const turn = (met: boolean) => ({
  currency: 'uah',
  sectors: [],
  needs: { stars: { met, needed: 1, own: met ? 1 : 0 }, deposit: { met, within_hours: 24, last_at: null } },
  seed_hash: null,
  spin: null,
  next_at: addHours(Date.now(), 5).toISOString(),
});
const game = {
  slug: 'emerald-run',
  title: 'Emerald Run',
  provider: { slug: 'north', name: 'North Hall' },
  category: 'slots',
  tags: [],
  theme: 'adventure',
  rtp: '96.20',
  volatility: 'low',
  min_bet: { uah: '1.00', kzt: '10.00' },
  max_bet: { uah: '100.00', kzt: '1000.00' },
  released_on: '2026-01-01',
  popularity: 10,
  contribution: 100,
  image: '/art/emerald-run',
};

const unknown = ['Ember Fox', 'Night Owl'].map((title) => {
  const slug = title.toLowerCase().replace(' ', '-');
  return { slug, title, image: `/art/${slug}` };
});

/** What the platform answers a newcomer to each call, and what it answers a regular beside. */
const NEWCOMER: Record<string, Answer> = {
  'GET /users': [200, wireUser],
  'GET /users/recent-games': [200, { items: [] }],
  'GET /users/bonuses/active': [204],
  'GET /battles/standings': [200, { items: [] }],
  'GET /tasks/own': [200, wireTasks({ next_at: addHours(Date.now(), 5).toISOString() })],
  'GET /wheel/turn': [200, turn(false)],
  'GET /rating': [200, rating('0.00', 0)],
  'GET /users/most-played-studio': [200, { studio: null }],
};
const REGULAR: Record<string, Answer> = {
  ...NEWCOMER,
  'GET /users/recent-games': [200, { items: [{ slug: game.slug, played_at: '2026-11-20T08:00:00.000Z' }] }],
  [`GET /games/${game.slug}`]: [200, game],
  'GET /users/bonuses/active': [200, wireActive()],
  'GET /battles/standings': [200, { items: [standing] }],
  [`GET /battles/${battle.id}`]: [200, { battle, leaders: [leader(1, '120.40'), leader(2, '96.10')] }],
  'GET /wheel/turn': [200, turn(true)],
  'GET /rating': [200, rating('4000.00', 1)],
  'GET /users/most-played-studio': [200, { studio: { slug: 'velvet', name: 'Velvet', games: unknown } }],
};
const as = (player: Partial<User>): Record<string, Answer> => ({
  ...REGULAR,
  'GET /users': [200, { ...wireUser, ...player }],
});

let answers: Record<string, Answer>;
let sent: Sent[];
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  localStorage.clear();
  signIn();
  answerEvents();
  sent = answerCalls((call) => answers[call] ?? [404, { errorCode: 'NOT_FOUND', message: 'no', details: {} }]);
});
afterEach(() => vi.unstubAllGlobals());

const CALM = 'Limits and help';
/** Draws the strip of a player. @returns its headings, once all there is has come */
async function cardsOf(given: Record<string, Answer>, language: AppLanguage = 'en'): Promise<(string | null)[]> {
  answers = given;
  renderApp(<OwnStripCards waiting={<p>waiting</p>} calm={<p>{CALM}</p>} />, { language });
  expect(screen.getByText('waiting')).toBeTruthy();
  await screen.findByRole('list');
  return screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');
const linkOf = (kind: string) => screen.getByRole('link', { name: new RegExp(`^${kind}`) });

test('a regular reads on seven cards, each one link, what is theirs and what can be done about it', async () => {
  const { ownStrip: t } = en;
  const kinds = [
    t.game.kind,
    t.bonus.wagering,
    'Bronze battle',
    t.tasks.kind,
    t.wheel.kind,
    t.star.kind,
    t.studio.kind,
  ];
  expect(await cardsOf(REGULAR)).toEqual(kinds);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(t.title);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), plain(link.textContent)])).toEqual([
    ['/en/games/emerald-run', `${kinds[0]}Emerald RunNorth Hall`],
    ['/en/bonuses?tab=my', `${kinds[1]}Evening Hand50% wagered, 30.00 ₴ left to stake`],
    [`/en/battles?battle=${battle.id}`, `${kinds[2]}You are in place 2Place 1 has a score of 120.40, yours is 96.10`],
    ['/en/bonuses?tab=my#tasks', `${kinds[3]}1 reward waits for you${t.tasks.waitingText}`],
    ['/en/wheel', `${kinds[4]}${t.wheel.ready}${t.wheel.readyText}`],
    ['/en/profile?tab=rating', `${kinds[5]}1 star of 56 000.00 ₴ of turnover to go until 2 stars`],
    ['/en/providers/velvet', `${kinds[6]}You play Velvet mostNot opened yet: Ember Fox, Night Owl`],
  ]);
  // Nothing hurries, and what a bar shows is said in words.
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText(CALM)).toBeNull();
});

test('a player whose tasks are under way reads how far they are, and that nothing has to be done by then', async () => {
  const tasks = wireTasks({ next_at: addHours(Date.now(), 5).toISOString() });
  const [first, ...rest] = tasks.tasks;
  const open = { ...tasks, tasks: [first, ...rest.map((task) => ({ ...task, state: 'taken' }))] };
  await cardsOf({ ...REGULAR, 'GET /tasks/own': [200, open] });
  expect(linkOf(en.ownStrip.tasks.kind).textContent).toBe(
    `${en.ownStrip.tasks.kind}2 of 3 doneThe furthest of the others is at 60%`,
  );
});

test('a newcomer reads on one calm card where the first star is', async () => {
  expect(await cardsOf(NEWCOMER)).toEqual([en.ownStrip.star.kind]);
  expect(plain(linkOf(en.ownStrip.star.kind).textContent)).toContain('1 000.00 ₴');
});

test('where a player has no studio they play most, or it can’t be had, the other cards stay', async () => {
  const { ownStrip: t } = en;
  const others = [t.game.kind, t.bonus.wagering, 'Bronze battle', t.tasks.kind, t.wheel.kind, t.star.kind];
  expect(await cardsOf({ ...REGULAR, 'GET /users/most-played-studio': [200, { studio: null }] })).toEqual(others);
  cleanup();
  const failed = refusal('INTERNAL', { status: 500 });
  expect(await cardsOf({ ...REGULAR, 'GET /users/most-played-studio': failed })).toEqual(others);
});

test('where games are played for credits no studio is told of, nor asked for', async () => {
  expect(await cardsOf(as({ place: { ...OPEN_PLACE, mode: 'play' } }))).toEqual([en.ownStrip.game.kind]);
  expect(sent.map(({ call }) => call)).not.toContain('GET /users/most-played-studio');
});

test('a call that fails leaves out its card alone', async () => {
  const kinds = await cardsOf({
    ...REGULAR,
    'GET /users/bonuses/active': refusal('INTERNAL', { status: 500 }),
    [`GET /battles/${battle.id}`]: refusal('INTERNAL', { status: 500 }),
  });
  const { ownStrip: t } = en;
  expect(kinds).toEqual([t.game.kind, t.tasks.kind, t.wheel.kind, t.star.kind, t.studio.kind]);
});

test('a player of whom nothing can be had is shown the calm card', async () => {
  expect(await cardsOf({})).toEqual([]);
  expect(screen.getByText(CALM)).toBeTruthy();
});

test.each([
  ['has taken a time-out', { protection: { state: 'timed_out', until: null }, may_promote: false }],
  ['has excluded themselves', { protection: { state: 'self_excluded', until: null }, may_promote: false }],
  ['has an open case of harm', { may_promote: false }],
] as const)('a player who %s is called to nothing, and nothing of it is asked for', async (_, player) => {
  expect(await cardsOf(as(player))).toEqual([]);
  expect(within(screen.getByRole('list')).getByText(CALM)).toBeTruthy();
  expect(sent.map(({ call }) => call)).toEqual(['GET /users']);
});

test('where a country has no bonuses, battles and wheel neither are there cards of them nor calls for them', async () => {
  const promotions = { ...OPEN_PLACE.promotions, bonuses: false, battles: false, wheel: false };
  const kinds = await cardsOf(as({ place: { ...OPEN_PLACE, promotions } }));
  expect(kinds).toEqual([en.ownStrip.game.kind, en.ownStrip.star.kind, en.ownStrip.studio.kind]);
  const asked = sent.map(({ call }) => call);
  expect(asked.filter((call) => /bonuses|battles|tasks|wheel/.test(call))).toEqual([]);
});

test('a place that is gained in a battle is told at once, with the new one above it', async () => {
  await cardsOf(REGULAR);
  answers = {
    ...REGULAR,
    [`GET /battles/${battle.id}`]: [200, { battle, leaders: [leader(1, '130.00'), leader(2, '120.40')] }],
  };
  await tellEvent({ type: 'battle', standing: { ...standing, place: 1, score: '130.00' } });
  expect(await screen.findByText('Your score is 130.00')).toBeTruthy();
});

test.each(['uk', 'ru', 'kk'] as const)('the strip has all its words in the language %s', async (language) => {
  expect(await cardsOf(REGULAR, language)).toHaveLength(7);
  expect(screen.getByRole('list').textContent).not.toContain('ownStrip');
});
