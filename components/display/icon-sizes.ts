/** Sizes of spec §9 in pixels: flags of languages as drawn, the check mark and the cross as shown. */
export const LANGUAGE_ICON_SIZE = 160;
export const CHECK_MARK_SIZE = 24;
export const CROSS_SIZE = 14;
