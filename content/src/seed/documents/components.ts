import { componentSeed } from './component';
import { MAIN_PAGE } from './main-page';
import { OTHER_PAGES } from './other-pages';
import { PARTS } from './parts';

/** Parts before what links to them. */
export const COMPONENT_PLANS = [...PARTS, ...MAIN_PAGE, ...OTHER_PAGES];

export const componentSeeds = COMPONENT_PLANS.map(componentSeed);
