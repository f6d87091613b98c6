import { listPlayerBonuses } from '@kozyr/contracts/operator/bonuses';
import { listPlayers } from '@kozyr/contracts/operator/player-list';
import { getPlayerRecord, getPlayerTimeline, listPlayerSessions } from '@kozyr/contracts/operator/player-record';

/** What is not true any more once something was done to a player. */
export const STALE = [listPlayers, getPlayerRecord, getPlayerTimeline, listPlayerSessions, listPlayerBonuses] as const;
