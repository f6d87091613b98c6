import * as z from 'zod/mini';

/** Brands of cards that are kept for deposits, and that a payout can go to. */
export const cardBrandSchema = z.enum(['visa', 'mastercard']);
export type CardBrand = z.infer<typeof cardBrandSchema>;

/** The last four digits of a card's number: all of it that ever leaves the gateway. */
export const lastFourSchema = z.string().check(z.regex(/^\d{4}$/));

/** The last month in which a card is good, "2028-04". */
export const cardMonthSchema = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));
