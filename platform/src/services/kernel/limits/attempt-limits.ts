/** Codes to one contact in a day, asked for from one network and from all: nobody's phone is flooded at our cost. */
export const CODES_PER_DAY_FROM_ADDRESS = 6;
export const CODES_PER_DAY = 24;

/** Wrong codes of resets from one network in a day, while codes were out, before each further one costs it work. */
export const WRONG_RESETS_PER_ADDRESS = 60;

/**
 * Wrong passwords for an account in a day from networks it was never signed in from, after which those get in by a code alone: work
 * makes a guess dear, and this bounds how many there are.
 */
export const WRONG_LOGINS_PER_DAY = 2000;

/** SMS that nobody typed in, to one block of numbers in a day, before it gets no more for those who are no players; and how many each one typed in makes up for. */
export const UNANSWERED_PER_RANGE = 20;
export const ANSWER_MAKES_UP_FOR = 10;

/** Of the SMS in an hour, the part that newcomers and unknown contacts may use up; the rest is kept for players. */
export const NEWCOMER_SHARE = 0.75;

/** Wrong operator keys from one network in 15 minutes that are answered and recorded one by one. */
export const OPERATOR_REFUSALS = 30;

/** Wrong passwords of operators at the desk in 15 minutes: of one name from one network, from one network, and of one name from all. */
export const OPERATOR_SIGN_INS = 10;
export const OPERATOR_SIGN_INS_FROM = 60;
export const OPERATOR_SIGN_INS_ANYWHERE = 100;

/** The window of what is counted for minutes: logins, keys, codes by network. */
export const ATTEMPT_WINDOW_SECONDS = 15 * 60;

/**
 * Wrong codes of a second factor, of a player in 15 minutes and in a day: three of a million codes are right at any time, so that
 * somebody who has the password guesses for years.
 */
export const WRONG_FACTORS = 10;
export const WRONG_FACTORS_PER_DAY = 50;

/** Phones a player may ask for in a day, taken or not: nobody goes through numbers to learn whose are players'. */
export const PHONES_ASKED_PER_PLAYER = 20;

/** Calls to one number in a day, by however many players. */
export const CALLS_PER_NUMBER = 5;

/** Contact requests in a day: from one network, and for one email address. */
export const REQUESTS_PER_NETWORK = 20;
export const REQUESTS_PER_EMAIL = 5;

/** Wrong promo codes a player may enter in an hour; one that is typed slowly is asked several times on the way. */
export const PROMO_CODES_PER_HOUR = 60;

/** Bonuses a player may take and cancel in an hour, refusals among them. */
export const BONUS_MOVES_PER_HOUR = 120;

/** Files of their own data that a player may ask for in a day. */
export const OWN_DATA_PER_DAY = 5;

/** Pictures of documents that a player may send in a day, refused ones among them, and checks of identity they may submit. */
export const IDENTITY_PICTURES_PER_DAY = 60;
export const IDENTITY_CHECKS_PER_DAY = 10;
/** Notices of sign-ins and of what guards an account, to one player in a day: who has the password makes no flood of them. */
export const NOTICES_PER_DAY = 10;

/** Nicknames that a player may report in a day. */
export const NICKNAME_REPORTS_PER_DAY = 30;

/** Deposits by a saved card that a player may ask for in an hour, declined ones among them. */
export const CARD_CHARGES_PER_HOUR = 20;
