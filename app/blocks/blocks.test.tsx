// @vitest-environment jsdom

import type { BigWin } from '@kozyr/contracts/big-wins';
import { render, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { component, entry, general, link } from '@/lib/content/component-sample';
import en from '@/messages/en.json' with { type: 'json' };
import { AppTexts } from '@/tests/support/app-texts';
import { answerEvents } from '@/tests/support/events-wire';
import { colourOf, seenOn, themeColour } from '@/tests/support/painted';
import type { Block } from './block';
import { blocks } from './registry';

const { catalogue, content } = vi.hoisted(() => {
  vi.stubEnv('FRAMES_PUBLIC_URL', 'https://frames.test');
  return {
    catalogue: {
      fetchGames: vi.fn(),
      fetchProviders: vi.fn(),
      fetchBigWins: vi.fn(),
      fetchJackpots: vi.fn(),
      fetchRunningBattles: vi.fn(),
    },
    content: { getInfoList: vi.fn() },
  };
});
vi.mock('@/lib/catalogue/catalogue', () => catalogue);
vi.mock('@/lib/content/content', () => content);
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

beforeEach(() => {
  answerEvents();
  for (const mock of [...Object.values(catalogue), content.getInfoList]) mock.mockReset().mockResolvedValue(null);
});

const draw = async (type: string, over: Parameters<typeof component>[0] = {}) => {
  const block: Block | undefined = blocks.get(type);
  const props = { component: component({ type, ...over }), locale: 'en', audience: 'guest', first: false } as const;
  const drawn: ReactNode = await block?.(props);
  return render(
    <AppTexts locale="en" messages={en}>
      {drawn}
    </AppTexts>,
  ).container;
};

describe('with nothing to show, nothing is shown:', () => {
  it.each([...blocks.keys()].filter((type) => type !== 'banner' && type !== 'call-to-action'))(
    'a %s with nothing to show shows nothing',
    async (type) => {
      expect((await draw(type)).innerHTML).toBe('');
    },
  );
});

describe('jackpots strip', () => {
  const level = (suit: string) =>
    link(component({ key: suit, text: `<h3>${suit}!</h3><p>Line</p>`, config: general(entry('suit', suit)) }), 'level');

  it('the jackpots strip has a card for each level, in the colours of the four-colour deck, and the way on', async () => {
    const suits = ['clubs', 'diamonds', 'hearts', 'spades'];
    const container = await draw('jackpots-strip', {
      text: '<h2>Four suits</h2><p>From small to large</p>',
      config: general(...suits.map(level), entry('action-label', 'How they fall')),
    });
    const view = within(container);
    const levels = view.getAllByRole('listitem');
    expect(levels.map((one) => within(one).getByRole('heading', { level: 3 }).textContent)).toEqual(
      suits.map((suit) => `${suit}!`),
    );
    expect(levels.map(colourOf)).toEqual(suits.map(themeColour));
    expect(view.getByRole('heading', { level: 2 }).textContent).toBe('Four suits');
    expect(view.getByRole('link', { name: 'How they fall' }).getAttribute('href')).toBe('/en/jackpots');
  });

  it('each jackpot says what it is worth, the page’s own currency first, and nothing while that is not known', async () => {
    const jackpot = (currency: 'uah' | 'kzt', value: string) => {
      const terms = { seed: '500.00', ceiling: '2500.00', share: '0.20', draw_hash: '' };
      return { level: 'clubs', currency, value, ...terms };
    };
    const strip = { config: general(level('clubs'), level('hearts')) };
    catalogue.fetchJackpots.mockResolvedValue([jackpot('kzt', '5000.00'), jackpot('uah', '1500.24')]);
    const [clubs, hearts] = within(await draw('jackpots-strip', strip)).getAllByRole('listitem');
    if (!clubs) throw new Error('no level is shown');
    const worth = within(clubs).getAllByText(/[₴₸]$/);
    expect(worth.map(({ textContent }) => textContent)).toEqual(['1\u202f500.24\u00a0₴', '5\u202f000.00\u00a0₸']);
    expect(hearts?.textContent).toBe('hearts!Line');
  });

  it('a level of an unknown suit is shown without a card', async () => {
    const container = await draw('jackpots-strip', { config: general(level('stars')) });
    expect(container.querySelectorAll('li svg')).toHaveLength(0);
    expect(container.textContent).toContain('stars!');
  });
});

describe('battles strip', () => {
  it('the battles strip has a step for each tier in the order of its editor, and the way on', async () => {
    const tiers = ['bronze', 'silver', 'gold', 'platinum', 'brilliant'].map((tier) =>
      link(component({ key: tier, text: `<h3>${tier}</h3>`, config: general(entry('tier', tier)) }), 'tier'),
    );
    const container = await draw('battles-strip', { config: general(...tiers, entry('action-label', 'Rules')) });
    const view = within(container);
    const steps = view.getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual([
      ...['bronze', 'silver', 'gold', 'platinum', 'brilliant'],
    ]);
    const marks = steps.map((step) => step.firstElementChild ?? step);
    expect(marks.map(colourOf)).toEqual(['bronze', 'silver', 'gold', 'platinum', 'ice'].map(themeColour));
    expect(view.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('/en/battles');
  });

  it('a tier says what its battle that runs is for and pays, and nothing where none runs', async () => {
    catalogue.fetchRunningBattles.mockResolvedValue([
      { tier: 'gold', currency: 'uah', min_stake: '50.00', prizes: ['5000.00', '3000.00'] },
    ]);
    const tiers = ['silver', 'gold'].map((tier) =>
      link(component({ key: tier, text: `<h3>${tier}</h3>`, config: general(entry('tier', tier)) }), 'tier'),
    );
    const container = await draw('battles-strip', { config: general(...tiers) });
    const cards = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(cards).toEqual(['silver', 'goldbattleStakesbattleFirst 5\u202f000\u00a0₴']);
    expect(catalogue.fetchRunningBattles).toHaveBeenCalledWith('uah');
  });
});

describe('big wins', () => {
  const win = (place: number): BigWin => ({
    player: '•••• 42',
    game: { slug: `g${place}`, title: `Game ${place}`, provider: { slug: 'p', name: 'P' }, image: `/art/g${place}` },
    amount: '12500.50',
    currency: 'uah',
    multiplier: '1250.05',
    won_at: '2026-11-20T10:00:00.000Z',
  });

  it('a big win says the game, the masked player, the amount and what it multiplied by', async () => {
    catalogue.fetchBigWins.mockResolvedValue([win(1)]);
    const container = await draw('big-wins', { text: '<h2>Big wins</h2>' });
    expect(container.querySelector('a')?.getAttribute('href')).toBe('/en/games/g1');
    expect(container.querySelector('li')?.textContent).toBe('Game 1•••• 4212\u202f500.50\u00a0₴×1\u202f250.05');
  });

  it('ten big wins are shown, or as many as the editor says', async () => {
    catalogue.fetchBigWins.mockResolvedValue(Array.from({ length: 20 }, (_, place) => win(place)));
    expect((await draw('big-wins')).querySelectorAll('li')).toHaveLength(10);
    expect((await draw('big-wins', { config: general(entry('limit', '3')) })).querySelectorAll('li')).toHaveLength(3);
  });
});

describe('provider strip', () => {
  it('the provider strip leads to each provider’s own page, and to all where its editor says', async () => {
    catalogue.fetchProviders.mockResolvedValue([{ slug: 'oak-and-iron', name: 'Oak & Iron', games: 3 }]);
    const hrefs = async (...entries: ReturnType<typeof entry>[]) =>
      [...(await draw('provider-strip', { config: general(...entries) })).querySelectorAll('a')].map((link) =>
        link.getAttribute('href'),
      );
    expect(await hrefs()).toEqual(['/en/providers', '/en/providers/oak-and-iron']);
    expect(await hrefs(entry('href', '/games?tag=new'))).toEqual(['/en/games?tag=new', '/en/providers/oak-and-iron']);
  });
});

describe('games rail', () => {
  const game = { slug: 'a', title: 'A', provider: { slug: 'p', name: 'P' }, image: '/art/a' };

  it('a games rail asks for what its editor chose, falls back from nonsense, and leads where they say', async () => {
    catalogue.fetchGames.mockResolvedValue({ items: [game] });
    const entries = [entry('sort', 'best'), entry('category', 'live'), entry('limit', '99'), entry('tag', 'nature')];
    const container = await draw('games-rail', { config: general(...entries) });
    expect(catalogue.fetchGames).toHaveBeenCalledExactlyOnceWith({
      sort: 'popular',
      category: 'live',
      provider: undefined,
      tag: 'nature',
      theme: undefined,
      slugs: undefined,
      pageSize: 24,
    });
    expect(container.querySelector('header a')?.getAttribute('href')).toBe('/en/games?tag=nature');
    const other = await draw('games-rail', { config: general(entry('href', '/games/live-casino')) });
    expect(other.querySelector('header a')?.getAttribute('href')).toBe('/en/games/live-casino');
  });

  it('a collection asks for the games that its editor named, however they are written, and for no other', async () => {
    catalogue.fetchGames.mockResolvedValue({ items: [game] });
    const named = 'lucky-fox, https://kozyr.example/uk/games/gold-rush\nThin-Ice;; no_such!';
    await draw('games-rail', { config: general(entry('games', named)) });
    expect(catalogue.fetchGames).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ slugs: 'lucky-fox,gold-rush,thin-ice' }),
    );
  });

  it('a screen with other games has a rail of its own, else there is one rail whose tiles some screens hide', async () => {
    catalogue.fetchGames.mockResolvedValue({ items: [game, { ...game, slug: 'b' }] });
    const mobile = (key: string, value: string) => [entry(key, value, { breakpoint: 'mobile' })];
    const shared = { general: [entry('limit', '2')], desktop: [] };
    const fewer = await draw('games-rail', { config: { ...shared, mobile: mobile('limit', '1') } });
    expect(within(fewer).getAllByRole('listitem').map(seenOn)).toEqual([
      ['mobile', 'tablet', 'desktop'],
      ['tablet', 'desktop'],
    ]);
    const others = await draw('games-rail', { config: { ...shared, mobile: mobile('sort', 'new') } });
    expect([...others.children].map(seenOn)).toEqual([['mobile'], ['tablet', 'desktop']]);
  });
});

describe('dynamic content', () => {
  const written = { body: '<p class="a">Hi</p><script>alert(1)</script>', css: '.a { color: red }', js: '' };

  it('dynamic content without scripts stands in the page, cleaned, its styles boxed', async () => {
    const container = await draw('dynamic-content', { key: 'ball', dynamicContent: written });
    expect(container.querySelector('[data-dynamic=ball]')?.innerHTML).toBe('<p class="a">Hi</p>');
    expect(container.querySelector('style')?.textContent).toBe('[data-dynamic="ball"] .a{color:red;}');
    expect(container.querySelector('script, iframe')).toBeNull();
  });

  it('a broken style sheet is left out, and said to be broken', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const container = await draw('dynamic-content', { dynamicContent: { ...written, css: '.a {' } });
    expect(container.querySelector('style')).toBeNull();
    expect(container.textContent).toBe('Hi');
    expect(warn.mock.calls[0]?.[0]).toContain('style sheet of dynamic content is broken');
    warn.mockRestore();
  });

  it('dynamic content with scripts keeps a place of the height its editor says, and nothing of it in the page', async () => {
    const container = await draw('dynamic-content', {
      dynamicContent: { ...written, js: 'alert(1)' },
      config: general(entry('min-height', '360')),
    });
    const place = container.querySelector<HTMLElement>('section > div');
    expect(place?.style.getPropertyValue('--mobile')).toBe('360px');
    expect(container.querySelector('style, script, iframe, .a')).toBeNull();
  });
});
