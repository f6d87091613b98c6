/**
 * What an answer that is not in memory costs all processes together, in milliseconds of processor time: rounded up from what
 * `npm run bench:cost` measures. A client pays them from its budget; answers from memory are free.
 */
export const COSTS = {
  /** A page that is drawn, given its policy and compressed. */
  page: 60,
  /** A page's data for the router; mostly drawn already. */
  data: 20,
  /** A look whether there is anything at an address. */
  lookup: 2,
  /** A file as it lies on a disk. */
  file: 4,
  /** A picture that is scaled or drawn for whoever asks. */
  picture: 100,
  /** Anything else that is passed on. */
  pass: 10,
} as const;
