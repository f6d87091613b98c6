/** Places of the list of latest wins; on a phone fewer. What keeps their room and what fills it are as high. */
export const LATEST_PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
export const LATEST_PLACES_ON_PHONE = 4;

/** The room of the list of latest wins, whoever is in it: four rows of 80 px on a phone, three of two on a tablet, two of three on a desktop. */
export const LATEST_ROOM = 'min-h-86 tablet:min-h-66 desktop1440:min-h-43';
export const LATEST_GRID = 'grid gap-2 tablet:grid-cols-2 tablet:gap-3 desktop1440:grid-cols-3';
