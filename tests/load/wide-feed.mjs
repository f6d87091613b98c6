import { slugOfTitle } from '@kozyr/contracts/game-index';
import { openCatalogue } from '../../studio/src/catalogue/catalogue';
import { feedOf } from '../../studio/src/catalogue/feed';

/**
 * The house's feed with `size` games: its own and, beyond those, others of their kind whose names are made of the words of theirs. Those
 * are played by few: nobody has drawn them, so what a reader sees first is still the house's.
 * @param {number} size
 */
export function wideFeed(size) {
  const feed = feedOf(openCatalogue().games);
  const words = [...new Set(feed.games.flatMap(({ title }) => title.split(' ')))];
  const games = new Map(feed.games.slice(0, size).map((game) => [game.slug, game]));
  // The same games in every run: a plain generator of numbers, from a fixed beginning.
  let state = 42;
  const next = (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  while (games.size < size) {
    const title = Array.from({ length: 2 + next(2) }, () => words[next(words.length)]).join(' ');
    const slug = slugOfTitle(title);
    const like = feed.games[next(feed.games.length)];
    if (slug && !games.has(slug)) games.set(slug, { ...like, slug, title, popularity: like.popularity / 100 });
  }
  return { ...feed, version: `wide-${size}`, games: [...games.values()] };
}
