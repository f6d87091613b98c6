/** How often jackpots are asked for while no stream of events would tell. */
export const JACKPOT_POLL_MS = 30_000;
