/** Tiles the server renders. */
export const LOBBY_PAGE_SIZE = 24;

/** A search begins at this many characters. Spec §5. */
export const SEARCH_MINIMUM = 3;

/** Pause after the last key before a search is sent. */
export const SEARCH_DEBOUNCE_MS = 200;

/** Games in a row of popular ones. */
export const POPULAR_COUNT = 12;

/** Width of a tile in a row. */
export const POPULAR_TILE = 'w-[42%] max-w-44 tablet:w-40 desktop1440:w-44';

/** How often the lobby asks how many play which game: as long as an answer is fresh. */
export const PLAYED_NOW_MS = 60_000;
