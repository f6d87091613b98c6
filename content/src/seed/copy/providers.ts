import { CITY_AND_STEPPE } from './providers/city-and-steppe';
import { FOUNDERS } from './providers/founders';
import { OAK_AND_PAPER } from './providers/oak-and-paper';
import type { ProviderCopy } from './providers/provider';
import { SEA_AND_STEEL } from './providers/sea-and-steel';
import { STONE_AND_STARS } from './providers/stone-and-stars';

/** Marketing texts of the 25 studios (spec §1); slugs as in the catalogue. All studios are fictional. */
export const PROVIDERS: ProviderCopy[] = [
  ...FOUNDERS,
  ...SEA_AND_STEEL,
  ...OAK_AND_PAPER,
  ...STONE_AND_STARS,
  ...CITY_AND_STEPPE,
];
