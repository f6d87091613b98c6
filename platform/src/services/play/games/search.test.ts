import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastMistakes, lettersOf, likeness, mistakes } from './internal/search-distance';
import { ungluing } from './internal/search-glued';
import { otherLayouts } from './internal/search-layouts';
import { readNames } from './internal/search-names';
import { skeleton, spelled } from './internal/search-skeleton';
import { readTyped } from './internal/search-typed';
import { buildSearchIndex } from './search-index';

const NAMES = [
  'Lucky Cossack',
  'Gold Rush Valley',
  'Золота Фортуна',
  'Book of Steppe',
  'Джокер Карнавал',
  'Thunder Queen',
  "Hero's Storm",
  'Алтын Бүркіт',
  'Night Fire',
  'Привет Одесса',
  'Sun of Egypt',
  'Gates of Baikonur',
];
const index = buildSearchIndex(NAMES.map((name, place) => ({ name, rank: NAMES.length - place })));
const first = (query: string) => NAMES[index.search(readTyped(query), 5)[0] ?? -1];

describe('skeleton', () => {
  it.each([
    ['Fortuna', 'Фортуна'],
    ['Joker', 'Джокер'],
    ['Altyn Burkit', 'Алтын Бүркіт'],
    ['Qazaqstan', 'Қазақстан'],
    ['Book', 'Бук'],
    ['Zhurnal', 'Журнал'],
    ['Shchastya', 'Щастя'],
    ['Café', 'кафе'],
    ['Queen', 'Квин'],
  ])('the skeleton of a word is the same for %s and %s', (one, other) => {
    expect(skeleton(one)).toEqual(skeleton(other));
  });

  it('the skeleton of a word joins at apostrophes, parts at everything else and survives nonsense', () => {
    expect(skeleton("Hero's Gold-Rush 777")).toEqual(['geros', 'gold', 'ruS', '777']);
    expect(skeleton('  --- ')).toEqual([]);
  });
});

describe('otherLayouts', () => {
  it('the search reads keys pressed with another layout on', () => {
    expect(otherLayouts('ghbdtn')).toContain('привет');
    expect(otherLayouts('ащкегтф')).toContain('fortuna');
    expect(otherLayouts('ajhneyf')).toContain('фортуна');
    expect(otherLayouts('pjkjnf')).toContain('золота');
    expect(otherLayouts('fknsy ,8hr3n')).toContain('алтын бүркіт');
    expect(otherLayouts('Rfpfrcnfy')).toContain('казакстан');
  });
});

describe('mistakes', () => {
  it('the search counts swaps as one mistake and vowels as a half', () => {
    expect(mistakes('gtaes', 'gates').whole).toBe(1);
    expect(mistakes('laki', 'luki').whole).toBe(0.5);
    expect(mistakes('thund', 'thunder')).toEqual({ whole: 2, start: 0 });
    expect(mistakes('abc', '')).toEqual({ whole: 3, start: 3 });
  });

  it('the search counts the same mistakes within a bound as without one', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'e', 'n'), maxLength: 9 });
    const within = (count: number, bound: number) => (count <= bound ? count : null);
    fc.assert(
      fc.property(word, word, fc.constantFrom(0.5, 1, 2, 3), (typed, meant, bound) => {
        const [free, bounded] = [mistakes(typed, meant), mistakes(typed, meant, bound)];
        expect(within(bounded.whole, bound)).toBe(within(free.whole, bound));
        expect(within(bounded.start, bound)).toBe(within(free.start, bound));
      }),
    );
  });

  it('the search holds no word too far from what was typed, by its letters, that is not', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'i', 'n', 'N', 's', '5', 'ß'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, (typed, meant) => {
        const { whole, start } = mistakes(typed, meant);
        expect(leastMistakes(lettersOf(typed), lettersOf(meant))).toBeLessThanOrEqual(Math.min(whole, start));
      }),
    );
  });

  it('the search forgives one letter lost of a short word, and none in its place', () => {
    expect(likeness('mit', 'mist')).toBeGreaterThan(0.6);
    expect(likeness('oi', 'koi')).toBeGreaterThan(0);
    expect([likeness('mit', 'mast'), likeness('oi', 'ka')]).toEqual([0, 0]);
  });
});

const MADE: [string, string][] = [
  ['Honeycomb Reels', 'Bunny Bouquet'],
  ['Honeycomb Reels', 'Sunny Poppy'],
  ['Granite Eight', 'Arctic Polar Vedmid'],
  ['Northern Mint', 'Arctic Igloo'],
  ['Deep Lagoon', 'Jellyfish & Urchin'],
  ['Lucky Loom', 'Spider Thread'],
  ['Teremok Play', 'Lucky Goose'],
  ['Paper Moon Play', 'Blue Chime'],
  ['Oak & Iron', 'Lamp on Fire'],
  ['Deep Lagoon', 'Goose & Egg'],
  ['Oak & Iron', 'Meteor Rush'],
  ['Granite Eight', 'Meteor'],
];
const made = buildSearchIndex(
  MADE.map(([maker, name], place) => ({ name, maker, rank: MADE.length - place, about: ['slots', 'hive garden'] })),
);
const firstMade = (query: string) => MADE[made.search(readTyped(query), 5)[0] ?? -1]?.[1];

describe('ungluing', () => {
  const unglue = ungluing(readNames(MADE.map(([maker, name]) => ({ name, maker, rank: 0 }))).spellings);

  it('ungluing parts a word into as few known words as it can be read as, the last of them begun', () => {
    expect(unglue('honeycombbunny')).toContainEqual(['honeycomb', 'bunny']);
    expect(unglue('arcticpolarved')).toContainEqual(['arctic', 'polar', 'ved']);
  });

  it('ungluing leaves beside a known word what may be mistyped', () => {
    expect(unglue('arcticigloi')).toContainEqual(['arctic', 'igloi']);
    expect(unglue('artcicigloo')).toContainEqual(['artcic', 'igloo']);
  });

  it('ungluing leaves alone what is short or holds no known word', () => {
    expect([unglue('goo'), unglue('zzzzzzzzzz'), unglue('')]).toEqual([[], [], []]);
  });
});

describe('makers in the index', () => {
  it.each([
    ['honeycomb bunny', 'Bunny Bouquet'],
    ['bunny honeycomb', 'Bunny Bouquet'],
    ['honeycomb bunny reels', 'Bunny Bouquet'],
    ['granite arctic', 'Arctic Polar Vedmid'],
    ['gran arct', 'Arctic Polar Vedmid'],
    ['granit arctci', 'Arctic Polar Vedmid'],
    ['dee jellyfis', 'Jellyfish & Urchin'],
    ['northern arctic', 'Arctic Igloo'],
    ['гранит арктик', 'Arctic Polar Vedmid'],
    ['хонейкомб банни', 'Bunny Bouquet'],
    ['пкфтшеу фксешс', 'Arctic Polar Vedmid'],
    ['honeycombbunny', 'Bunny Bouquet'],
    ['granitearctic', 'Arctic Polar Vedmid'],
    ['lucky goose', 'Lucky Goose'],
    ['lucky thread', 'Spider Thread'],
  ])('the search index finds by the maker and a word of the name in "%s" %s first', (query, expected) => {
    expect(firstMade(query)).toBe(expected);
  });

  it('the search index finds by a maker alone all that it made', () => {
    expect(made.search(readTyped('deep lagoon'), 5).map((place) => MADE[place]?.[1])).toEqual([
      'Jellyfish & Urchin',
      'Goose & Egg',
    ]);
  });

  it('the search index puts a name typed in full before a more popular one that has more words', () => {
    expect(firstMade('meteor')).toBe('Meteor');
    expect(firstMade('meteor rush')).toBe('Meteor Rush');
  });

  it.each([
    ['bleu cihme', 'Blue Chime'],
    ['lampfire', 'Lamp on Fire'],
    ['gooseegg', 'Goose & Egg'],
    ['artcicigloo', 'Arctic Igloo'],
    ['lap fire', 'Lamp on Fire'],
  ])('the search index finds by the slips or the missing spaces of "%s" %s first', (query, expected) => {
    expect(firstMade(query)).toBe(expected);
  });

  it('the search index finds every name by its maker with any of its words, in both orders', () => {
    fc.assert(
      fc.property(fc.nat(MADE.length - 1), fc.nat(), fc.boolean(), (at, turn, swapped) => {
        const [maker, name] = MADE[at] ?? ['', ''];
        const words = spelled(name).filter((word) => word.length > 2);
        const pair = [maker, words[turn % words.length] ?? ''];
        expect(made.search(readTyped((swapped ? pair.reverse() : pair).join(' ')), 5)).toContain(at);
      }),
    );
  });

  it('the search index answers anything that can be typed with places of its names, at most as many as asked for', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 80 })), (query) => {
        for (const places of [made.search(readTyped(query), 5), made.nearest(readTyped(query), 5)]) {
          expect(places.length).toBeLessThanOrEqual(5);
          expect(places.every((place) => place in MADE)).toBe(true);
        }
      }),
    );
  });

  it('the search index gives few names as it would begin all that it finds', () => {
    const words = fc.constantFrom(
      'slots',
      'hive',
      'garden',
      'arctci',
      'lucky',
      'goose',
      'dee',
      'meteor',
      'bunnyhoneycomb',
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 5 }), (typed, limit) => {
        const query = readTyped(typed.join(' '));
        expect(made.search(query, limit)).toEqual(made.search(query, MADE.length).slice(0, limit));
        expect(made.nearest(query, limit)).toEqual(made.nearest(query, MADE.length).slice(0, limit));
      }),
    );
  });

  it('the search index gives the same for a query whatever was searched for before', () => {
    const fresh = () => buildSearchIndex(MADE.map(([maker, name]) => ({ name, maker, rank: 0 })));
    const used = fresh();
    for (const query of ['honeycombbunny', 'пкфтшеу', 'zzzz', 'lap fire']) used.search(readTyped(query), 5);
    for (const query of ['arctic', 'granite', 'gooseegg'])
      expect(used.search(readTyped(query), 9)).toEqual(fresh().search(readTyped(query), 9));
  });
});

describe('the index', () => {
  it.each([
    ['lucky', 'Lucky Cossack'],
    ['лаки козак', 'Lucky Cossack'],
    ['козак', 'Lucky Cossack'],
    ['дгслн сщыыфсл', 'Lucky Cossack'],
    ['goldrush', 'Gold Rush Valley'],
    ['голд раш', 'Gold Rush Valley'],
    ['gol', 'Gold Rush Valley'],
    ['ffortuna', 'Золота Фортуна'],
    ['ajhneyf', 'Золота Фортуна'],
    ['zolota fortuna', 'Золота Фортуна'],
    ['бук оф степ', 'Book of Steppe'],
    ['joker', 'Джокер Карнавал'],
    ['jokre', 'Джокер Карнавал'],
    ['gtaes', 'Gates of Baikonur'],
    ['байконур', 'Gates of Baikonur'],
    ['heros storm', "Hero's Storm"],
    ['altin burkit', 'Алтын Бүркіт'],
    ['ghbdtn', 'Привет Одесса'],
    ['fknsy ,8hr3n', 'Алтын Бүркіт'],
    ['goldrushvaley', 'Gold Rush Valley'],
    ['thnder', 'Thunder Queen'],
    ['найт файр', 'Night Fire'],
    ['сан', 'Sun of Egypt'],
  ])('the search index finds by "%s" %s first', (query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it('the search index finds nothing for what resembles nothing', () => {
    expect(index.search(readTyped('qqqwwwzzz'), 5)).toEqual([]);
    expect(index.search(readTyped('!!!'), 5)).toEqual([]);
  });

  it('the search index puts the more popular of two equals first and keeps to the limit', () => {
    const twins = buildSearchIndex([
      { name: 'Fox One', rank: 1 },
      { name: 'Fox Two', rank: 9 },
      { name: 'Fox Six', rank: 5 },
    ]);
    expect(twins.search(readTyped('fox'), 2)).toEqual([1, 2]);
  });
});
