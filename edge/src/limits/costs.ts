/**
 * What an answer that is not in memory costs all processes together, in milliseconds of processor time: rounded up from what
 * `npm run bench:cost` measures. A client pays them from its budget; answers from memory are free.
 */
export const COSTS = {
  /** A page that is drawn, given its policy and compressed. */
  page: 130,
  /** A page's data for the router; mostly drawn already. */
  data: 20,
  /** A look whether there is anything at an address. */
  lookup: 4,
  /** A file that its process has ready: art, a part of a stream, a picture that was scaled before. */
  file: 4,
  /** Anything else that the site is asked for. */
  pass: 10,
  /** Texts and files of the content service. */
  content: 15,
  /** How all processes are, asked of each of them. */
  health: 20,
  /** A picture that is scaled. */
  scaled: 220,
  /** A picture for social networks that is drawn. */
  drawn: 250,
} as const;
