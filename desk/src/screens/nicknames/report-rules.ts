import { NICKNAME_REASONS, type NicknameReason } from '@kozyr/contracts/nicknames';

/** The reason that is offered first for taking a nickname away: the gravest that players gave, for "other" tells its owner nothing. */
export function firstReason(given: readonly NicknameReason[]): NicknameReason {
  return NICKNAME_REASONS.find((reason) => given.includes(reason)) ?? 'other';
}
