/**
 * The address of a game's art.
 * @param image path without width, as the catalogue has it ("/art/x")
 * @param width in pixels; the studio draws the next wider one that it knows
 */
export const artOf = (image: string, width: number): string => `${image}/${width}.avif`;
