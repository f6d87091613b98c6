/** How often jackpots are asked for while no stream of events would tell. */
export const LOOK_MS = 30_000;
