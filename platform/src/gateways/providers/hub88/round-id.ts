/** How we name a round: at a table theirs may be of many players, ours is of one. @param player their name towards the integration */
export const roundIdOf = (player: string, round: string): string => `${player}:${round}`;

/** A round of ours as they name it. */
export const theirRound = (player: string, id: string): string =>
  id.startsWith(`${player}:`) ? id.slice(player.length + 1) : id;
