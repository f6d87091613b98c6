import { countSettlements } from '../../rewards/battles/count-settlements';
import { fundPots } from '../../rewards/jackpots/fund-pots';
import { publishBigWins } from '../big-wins/publish-big-wins';
import type { Consumer } from './settlement';

/** Everybody who takes settled rounds, in this order: whoever tells many players last, since each one told waits for the end. */
export const CONSUMERS: readonly Consumer[] = [fundPots, publishBigWins, countSettlements];
