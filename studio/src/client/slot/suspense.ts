/** So many scatters begin the free spins. */
const WANTED = 3;

/**
 * Which reels turn a little longer and are lit: those before which one scatter less than is needed has landed, where the reel
 * itself can bring it. All of it is drawn before; this only says how it is shown, and never hopes for what can't come.
 * @param landing whether a scatter stands on each reel
 * @param able whether each reel has a scatter at all
 */
export const suspenseOf = (landing: readonly boolean[], able: readonly boolean[]): boolean[] =>
  landing.map((_, reel) => able[reel] === true && landing.slice(0, reel).filter(Boolean).length === WANTED - 1);
