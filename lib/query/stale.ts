import type { QueryKey } from '@tanstack/react-query';
import { keys } from './keys';

/** Queries that are out of date together, each as the prefix of its keys. */
export const staleTogether = {
  deposits: [keys.deposits(), keys.deposit(), keys.savedCards()],
  withdrawals: [keys.withdrawals(), keys.withdrawal(), keys.withdrawalTerms()],
  rounds: [keys.rounds(), keys.round(), keys.gameSession(), keys.gamingSession()],
  bonuses: [keys.bonuses(), keys.bonusSettings(), keys.bonusValidation(), keys.activeBonus(), keys.ownBonuses()],
  battles: [keys.battles(), keys.battle(), keys.ownRanks(), keys.ownRank(), keys.battleWins()],
} as const satisfies Record<string, readonly QueryKey[]>;
