import { readSiteFonts } from '@kozyr/kit/site-fonts';

const fonts = readSiteFonts(import.meta.url);

/** Font files by the name they are served under below /fonts. */
export const FONTS = fonts.files;

/** The rules of the style sheet. */
export const FONT_FACES = fonts.rules('/fonts/');
