/** A process ends with this when its settings are wrong: starting it again would change nothing (sysexits.h, EX_CONFIG). */
export const EXIT_WRONG_SETTINGS = 78;
