import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** What an avatar is made of: one of four suits, in a colour of the deck or gold, on a pattern of a card's back. */
export const AVATAR_SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export const AVATAR_COLOURS = ['clubs', 'diamonds', 'hearts', 'spades', 'gold'] as const;
export const AVATAR_PATTERNS = ['plain', 'lattice', 'rays', 'dots'] as const;

export const avatarSchema = z.object({
  suit: z.enum(AVATAR_SUITS),
  colour: z
    .enum(AVATAR_COLOURS)
    .check(z.describe('Of the four-colour deck, by the suit that has it: clubs is green; or gold.')),
  pattern: z.enum(AVATAR_PATTERNS),
});
export type Avatar = z.infer<typeof avatarSchema>;

/**
 * How others read a player. nickname: by it, with the avatar. masked: "•••• 42". hidden: as masked, and none of their wins is told: neither in
 * the list of latest wins nor among the biggest; and at a shared table
 * they are counted and not listed.
 */
export const SHOWN_AS = ['nickname', 'masked', 'hidden'] as const;
export const shownAsSchema = z.enum(SHOWN_AS);
export type ShownAs = z.infer<typeof shownAsSchema>;

/** A nickname is kept for so many days before it may be changed. */
export const NICKNAME_DAYS = 30;
/** Letters and digits of a nickname. */
export const NICKNAME_MIN = 3;
export const NICKNAME_MAX = 16;

/**
 * Why a nickname is none. length: too short or long. letters: other than letters of one alphabet and digits, or no letter first. mixed: letters
 * of two alphabets. digits: more than four. contact: leads out of here. refused: a word of the house or an insult.
 */
export const NICKNAME_REFUSALS = ['length', 'letters', 'mixed', 'digits', 'contact', 'refused'] as const;
export type NicknameRefusal = (typeof NICKNAME_REFUSALS)[number];

/** Why somebody reports a nickname, and why one was taken away. impersonation: it pretends to be the house or somebody else. */
export const NICKNAME_REASONS = ['insult', 'contact', 'impersonation', 'other'] as const;
export const nicknameReasonSchema = z.enum(NICKNAME_REASONS);
export type NicknameReason = z.infer<typeof nicknameReasonSchema>;

const nickname = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));

/** How a player is named to others, as they read it themselves. */
export const ownNameSchema = z.object({
  nickname: z.nullable(z.string()).check(z.describe('null: none was chosen, or it was taken away.')),
  masked: z.string().check(z.describe('How others read them without a nickname: "•••• 42".')),
  avatar: avatarSchema.check(z.describe('Before one is chosen: one that was drawn from the id.')),
  shown: shownAsSchema,
  changeable_at: z
    .nullable(z.string())
    .check(z.describe('ISO 8601: the nickname may be changed from then on; null: now.')),
  taken: z
    .nullable(z.object({ nickname: z.string(), reason: nicknameReasonSchema, at: z.string() }))
    .check(z.describe('The nickname that an operator took away, and why; null again once another is chosen.')),
});
export type OwnName = z.infer<typeof ownNameSchema>;

const common = { tag: 'accounts', auth: 'bearer' } as const;

export const getOwnName = endpoint({
  ...common,
  method: 'GET',
  path: '/users/name',
  summary: 'The nickname and avatar of the player, and how others read them',
  responses: { 200: ownNameSchema },
  errors: [],
});

export const chooseNickname = endpoint({
  ...common,
  method: 'PUT',
  path: '/users/name/nickname',
  summary:
    'Chooses a nickname, or another one after 30 days. Nobody has one that reads alike. NICKNAME_REFUSED tells in details.reason why, NICKNAME_TOO_SOON in details.from since when',
  body: z.object({ nickname }),
  responses: { 200: ownNameSchema },
  errors: ['NICKNAME_REFUSED', 'NICKNAME_TAKEN', 'NICKNAME_TOO_SOON'],
});

export const setAppearance = endpoint({
  ...common,
  method: 'PUT',
  path: '/users/name/appearance',
  summary: 'Sets the avatar and how others read the player. By nickname only who has one: else STATE_CONFLICT',
  body: z.object({ avatar: avatarSchema, shown: shownAsSchema }),
  responses: { 200: ownNameSchema },
  errors: ['STATE_CONFLICT'],
});

export const reportNickname = endpoint({
  ...common,
  method: 'POST',
  path: '/nickname-reports',
  summary:
    'Reports a nickname of somebody else to operators; once for each player and nickname, again it changes nothing. STATE_CONFLICT: their own',
  body: z.object({ nickname, reason: nicknameReasonSchema }),
  responses: { 204: null },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});
