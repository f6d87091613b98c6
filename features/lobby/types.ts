/** Orders of the lobby's grid. */
export const SORTS = ['popular', 'new', 'title'] as const;
export type LobbySort = (typeof SORTS)[number];

export type LobbyFilters = { provider?: string | undefined; tag?: string | undefined; sort: LobbySort };
