import { createHash } from 'node:crypto';
import { gameFeedSchema } from '@kozyr/contracts/games';
import { isMoney, stakeCurrencySchema, stakedAs as stakedAsInContract } from '@kozyr/contracts/money';
import { expect, test } from 'vitest';
import { hasIcon } from '../art/icons';
import { MODELS, modelOf } from '../maths/engines';
import { takesStake } from '../maths/stake-step';
import { clampWidth } from '../routes/art';
import { feedOf } from './feed';
import { FOUNDING_SIZE } from './founding';
import { CATALOGUE_SIZE, generateCatalogue, SLOTS_SIZE } from './generate';
import { LATER_SIZE } from './later-games';
import { PROVIDERS } from './providers';
import { firstStake, isCredits, stakedAs, stakesOf } from './stakes';
import { MAX_TITLE } from './titles';
import { THEMES, themeOf } from './wider-themes';

const games = generateCatalogue();
const slots = games.slice(0, SLOTS_SIZE);
const later = games.slice(SLOTS_SIZE);
const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

test('the feed is of the contract: 25 studios, 3,000 games or more, unique slugs and titles', () => {
  const feed = gameFeedSchema.parse(feedOf(games));
  expect(feed.providers).toHaveLength(25);
  expect(feed.games.length).toBeGreaterThanOrEqual(3_000);
  expect(new Set(feed.games.map((game) => game.slug)).size).toBe(feed.games.length);
  expect(new Set(feed.games.map((game) => game.title.toLowerCase())).size).toBe(feed.games.length);
  expect(new Set(feed.games.map((game) => game.volatility))).toEqual(new Set(['low', 'medium', 'high']));
});

test('every studio has the number of games it says, between 60 and 220, and names no one else has', () => {
  for (const provider of PROVIDERS) {
    const own = slots.filter((game) => game.provider === provider);
    expect(own, provider.name).toHaveLength(provider.size);
    expect(provider.size).toBeGreaterThanOrEqual(60);
    expect(provider.size).toBeLessThanOrEqual(220);
  }
  expect(new Set(PROVIDERS.map((provider) => provider.slug)).size).toBe(25);
  expect(PROVIDERS.find((provider) => provider.name === 'Oak & Iron')?.slug).toBe('oak-and-iron');
});

test('the first 150 games keep their address, title, studio, model and picture: rounds refer to them', () => {
  const first = games
    .slice(0, FOUNDING_SIZE)
    .map((game) => [game.slug, game.title, game.provider.slug, game.model, game.motif.icon]);
  expect(digest(first)).toBe('13de7b6eff44c8c6');
});

test('the 3,085 slots of lines stay as they were, whatever comes after them', () => {
  const kept = slots.map((game) => [
    ...[game.slug, game.title, game.provider.slug, game.theme.slug, game.motif.icon, game.model],
    ...[game.tags, game.releasedOn, game.popularity, game.seed],
  ]);
  expect(kept).toHaveLength(3_085);
  expect(digest(kept)).toBe('8bad17fe96d6e663');
});

test('the other engines have games of several studios, each in its place of the lobby', () => {
  const feed = feedOf(later).games;
  const byEngine = new Map<string, typeof feed>();
  for (const [index, game] of later.entries()) {
    const { engine } = modelOf(game.model);
    const told = feed[index];
    if (told) byEngine.set(engine, [...(byEngine.get(engine) ?? []), told]);
    expect(hasIcon(game.motif.icon), game.motif.icon).toBe(true);
  }
  const shown = [...byEngine].map(([engine, list]) => [
    engine,
    [...new Set(list.map((game) => game.category))],
    list.length,
    new Set(list.map((game) => game.provider)).size,
  ]);
  expect(shown).toEqual([
    ['cascade', ['slots'], 98, 12],
    ['mines', ['instant'], 10, 10],
    ['high-low', ['instant'], 10, 9],
    ['crash', ['instant'], 5, 5],
    ['roulette', ['live'], 4, 2],
    ['dice', ['instant'], 6, 6],
    ['keno', ['instant'], 6, 6],
    ['plinko', ['instant'], 8, 8],
    ['video-poker', ['instant'], 8, 8],
    ['blackjack', ['instant'], 8, 8],
  ]);
  expect(later).toHaveLength(LATER_SIZE);
  expect(byEngine.get('cascade')?.every((game) => game.tags.includes('cascades'))).toBe(true);
});

test('the same catalogue comes out every time, and a bigger one begins with it', () => {
  expect(generateCatalogue().map((game) => game.slug)).toEqual(games.map((game) => game.slug));
  for (const size of [10, FOUNDING_SIZE, 1_000, SLOTS_SIZE, SLOTS_SIZE + 40]) {
    expect(generateCatalogue(size).map((game) => game.slug)).toEqual(games.slice(0, size).map((game) => game.slug));
  }
  expect(() => generateCatalogue(CATALOGUE_SIZE + 1)).toThrow(RangeError);
  const sample = slots.filter((_, index) => index % 97 === 0);
  expect(digest(feedOf(sample).games)).toBe('5f8a8ecaf71f6cb3');
});

test('titles fit a tile and slugs are plain addresses', () => {
  for (const game of games) {
    expect(game.title.length, game.title).toBeLessThanOrEqual(MAX_TITLE);
    expect(game.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(game.title).not.toMatch(/[%<>"]|\s\s|^\s|\s$/);
  }
});

test('popularity has a few hits and a long tail, releases end with the newest day', () => {
  const ranks = games.map((game) => game.popularity).sort((one, other) => other - one);
  expect(ranks.every((rank) => Number.isInteger(rank) && rank >= 1 && rank <= 1_000)).toBe(true);
  expect(ranks.filter((rank) => rank > 800).length).toBeLessThan(games.length / 20);
  expect(ranks.filter((rank) => rank < 200).length).toBeGreaterThan(games.length / 2);
  const days = games.map((game) => game.releasedOn).sort();
  expect(days.at(0)?.slice(0, 4)).toBe('2018');
  expect(days.at(-1)).toBe('2026-11-20');
});

test('every motif is in the icon library, and every theme a studio likes exists', () => {
  for (const theme of THEMES) {
    const icons = theme.motifs.map((motif) => motif.icon);
    for (const icon of icons) expect(hasIcon(icon), icon).toBe(true);
    expect(new Set(icons).size, theme.slug).toBe(icons.length);
  }
  for (const provider of PROVIDERS) {
    for (const slug of [...provider.themes, ...provider.later]) expect(themeOf(slug).motifs.length).toBeGreaterThan(14);
    for (const phrase of provider.phrases) expect(phrase.split('%'), phrase).toHaveLength(2);
  }
  expect(() => themeOf('nothing')).toThrow(RangeError);
});

test('a studio repeats a picture only when it has drawn all of a theme', () => {
  for (const provider of PROVIDERS) {
    const pictures = new Map<string, number>();
    for (const game of slots) {
      if (game.provider !== provider) continue;
      pictures.set(game.motif.icon, (pictures.get(game.motif.icon) ?? 0) + 1);
    }
    expect(Math.max(...pictures.values()), provider.name).toBeLessThanOrEqual(4);
    expect(pictures.size / provider.size, provider.name).toBeGreaterThan(0.6);
  }
});

test('every stake divides into 20 coins, and the first one is offered', () => {
  for (const model of MODELS) {
    for (const currency of ['uah', 'kzt'] as const) {
      const stakes = stakesOf(model, currency);
      expect(stakes.every((stake) => stake % 20n === 0n)).toBe(true);
      expect(firstStake(stakes, currency)).toBe({ uah: 1_000n, kzt: 10_000n }[currency]);
      expect(stakes).toContain(firstStake(stakes, currency));
    }
  }
});

test('between the stakes that a game offers it takes any other in whole steps, and none beside them', () => {
  for (const model of MODELS) {
    for (const currency of stakeCurrencySchema.options) {
      const stakes = stakesOf(model, currency);
      const [least, most] = [stakes.at(0) ?? 0n, stakes.at(-1) ?? 0n];
      expect([...stakes, least + 20n, most - 20n].every((stake) => takesStake(stakes, stake))).toBe(true);
      for (const stake of [least - 20n, most + 20n, least + 1n, least + 10n, least + 21n, 0n])
        expect(takesStake(stakes, stake), String(stake)).toBe(false);
    }
  }
  expect(takesStake([], 1_000n)).toBe(false);
});

test('credits are staked in every game as hryvnias are', () => {
  for (const currency of stakeCurrencySchema.options) expect(isCredits(currency)).toBe(!isMoney(currency));
  expect(stakeCurrencySchema.options.map(stakedAs)).toEqual(stakeCurrencySchema.options.map(stakedAsInContract));
  for (const model of MODELS) {
    const stakes = stakesOf(model, 'crd');
    expect(stakes).toEqual(stakesOf(model, 'uah'));
    expect(firstStake(stakes, 'crd')).toBe(1_000n);
  }
});

test('widths are clamped to the list of spec §9', () => {
  expect([1, 16, 17, 300, 640, 641, 5_000].map(clampWidth)).toEqual([16, 16, 32, 384, 640, 750, 1_200]);
});

test('a game is not offered where the operator may not, and a slip of the pen stops the start', () => {
  const { games: fed } = feedOf(games, new Map([['thin-ice', ['KZ', 'EU']]]));
  expect(fed.filter((game) => game.countries_blocked.length > 0)).toMatchObject([
    { slug: 'thin-ice', countries_blocked: ['KZ', 'EU'] },
  ]);
  expect(() => feedOf(games, new Map([['thin-icee', ['KZ']]]))).toThrow('no game thin-icee');
});
