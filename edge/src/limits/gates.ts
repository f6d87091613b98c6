import { createGate, type Gate } from './gate';

/** Pages that the site makes at a time: it is one thread, and more of them at once are each later, not sooner. */
const MAX_PAGES_MADE = 16;
/** Some seconds of the site's work: a caller that would wait longer is asked to come back. */
const MAX_PAGES_AWAITED = 112;
/** A first visit after a start asks for a hundred files at once. */
const MAX_FILES_FETCHED = 64;
const MAX_FILES_AWAITED = 960;
/**
 * Calls of the API under way, each on a connection of its own: several times what the platform works on at once, so that it chooses
 * what goes first. Far more would only stand before its door: a busy process takes in one new connection at each turn.
 */
const MAX_CALLS = 256;
/** Calls of game providers that ask or stake, and those that end what is under way: a flood of the first keeps none of the others out. */
const MAX_STAKING_CALLBACKS = 96;
const MAX_SETTLING_CALLBACKS = 64;

/** What is under way behind the edge, bounded by kind, so that a flood of one leaves the others alone. */
export interface Gates {
  readonly pages: Gate;
  readonly files: Gate;
  readonly calls: Gate;
  readonly stakingCallbacks: Gate;
  readonly settlingCallbacks: Gate;
}

export function createGates(): Gates {
  return {
    pages: createGate({ name: 'the site', running: MAX_PAGES_MADE, waiting: MAX_PAGES_AWAITED }),
    files: createGate({ name: 'the files', running: MAX_FILES_FETCHED, waiting: MAX_FILES_AWAITED }),
    calls: createGate({ name: 'the API', running: MAX_CALLS, waiting: 0 }),
    stakingCallbacks: createGate({ name: 'the wallet', running: MAX_STAKING_CALLBACKS, waiting: 0 }),
    settlingCallbacks: createGate({ name: 'the wallet', running: MAX_SETTLING_CALLBACKS, waiting: 0 }),
  };
}
