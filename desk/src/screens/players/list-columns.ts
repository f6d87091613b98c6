/** The columns of the list of players, in their order. */
export const PLAYER_COLUMNS = [
  'player',
  'phone',
  'email',
  'country',
  'balance',
  'deposits',
  'rating',
  'state',
  'identity',
  'tags',
  'registered',
  'seen',
] as const;
export type PlayerColumn = (typeof PLAYER_COLUMNS)[number];
