import { h } from '../dom';

/** Of the sheet (field-sheet.ts): where the treasures begin, the danger, and the danger that was met. */
const [TREASURES, DANGER, MET] = [4, 8, 9];

/** A picture of the field's sheet, which has four in a row and three rows. */
function picture(place: number): HTMLElement {
  const element = h('i', { class: 'thing', 'aria-hidden': 'true' });
  element.style.backgroundPosition = `${((place % 4) / 3) * 100}% ${Math.floor(place / 4) * 50}%`;
  return element;
}

/** One of four, so that neighbours differ. Where a cell lies says all: what it shows is no sign of what is hidden. */
const oneOfFour = (cell: number): number => (cell + Math.floor(cell / 5)) % 4;

/** The back of a cell's tile. */
export const coverAt = (cell: number): HTMLElement => picture(oneOfFour(cell));

/** What lies open in a cell. */
export const hiddenAt = (cell: number, face: 'safe' | 'missed' | 'mine' | 'hit'): HTMLElement =>
  picture(face === 'hit' ? MET : face === 'mine' ? DANGER : TREASURES + oneOfFour(cell + 1));
