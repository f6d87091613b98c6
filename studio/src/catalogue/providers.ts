export type Provider = {
  slug: 'amber-forge' | 'kyrgan-games' | 'velvet-suit' | 'northern-mint' | 'teremok-play';
  name: string;
  /** Themes it likes, best first. */
  themes: readonly string[];
  /** Models it builds on, in turn. */
  models: readonly string[];
};

/** The studios behind the house's games. All of them are fictional. */
export const PROVIDERS: readonly Provider[] = [
  {
    slug: 'amber-forge',
    name: 'Amber Forge',
    themes: ['deep-mine', 'legends', 'strongholds', 'pyramids', 'black-sea'],
    models: ['summit', 'caravan', 'tempest', 'caravan'],
  },
  {
    slug: 'kyrgan-games',
    name: 'Kyrgan Games',
    themes: ['steppe', 'bazaar', 'strongholds', 'cosmos', 'legends'],
    models: ['nomad', 'tempest', 'orchard', 'summit'],
  },
  {
    slug: 'velvet-suit',
    name: 'Velvet Suit',
    themes: ['carnival', 'midnight', 'music', 'bazaar', 'pyramids'],
    models: ['caravan', 'hearth', 'nomad', 'orchard'],
  },
  {
    slug: 'northern-mint',
    name: 'Northern Mint',
    themes: ['winter', 'cosmos', 'sweetshop', 'black-sea', 'meadow'],
    models: ['hearth', 'orchard', 'caravan', 'tempest'],
  },
  {
    slug: 'teremok-play',
    name: 'Teremok Play',
    themes: ['harvest', 'carpathians', 'meadow', 'sweetshop', 'music'],
    models: ['orchard', 'hearth', 'tempest', 'hearth'],
  },
];
