import { CITY_AND_STEPPE } from './city-and-steppe';
import { FOUNDERS } from './founders';
import { OAK_AND_PAPER } from './oak-and-paper';
import type { ProviderCopy } from './provider';
import { SEA_AND_STEEL } from './sea-and-steel';
import { STONE_AND_STARS } from './stone-and-stars';

/** Marketing texts of the 25 studios (spec §1); slugs as in the catalogue. All studios are fictional. */
export const PROVIDERS: ProviderCopy[] = [
  ...FOUNDERS,
  ...SEA_AND_STEEL,
  ...OAK_AND_PAPER,
  ...STONE_AND_STARS,
  ...CITY_AND_STEPPE,
];
