import { describe, expect, it } from 'vitest';
import { mistakes } from './internal/search-distance';
import { otherLayouts } from './internal/search-layouts';
import { skeleton } from './internal/search-skeleton';
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
const first = (query: string) => NAMES[index.search(query, 5)[0] ?? -1];

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
    expect(index.search('qqqwwwzzz', 5)).toEqual([]);
    expect(index.search('!!!', 5)).toEqual([]);
  });

  it('the search index puts the more popular of two equals first and keeps to the limit', () => {
    const twins = buildSearchIndex([
      { name: 'Fox One', rank: 1 },
      { name: 'Fox Two', rank: 9 },
      { name: 'Fox Six', rank: 5 },
    ]);
    expect(twins.search('fox', 2)).toEqual([1, 2]);
  });
});
