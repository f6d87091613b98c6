import type { Listeners } from './context';
import { keepRecentWins } from './services/play/big-wins/keep-recent-wins';
import { publishBigWins } from './services/play/big-wins/publish-big-wins';
import { countRounds } from './services/play/game-days/count-rounds';
import { closeGameSessions } from './services/play/games/game-session';
import { forPrizes } from './services/play/settlements/for-prizes';
import { countSettlements } from './services/rewards/battles/count-settlements';
import { depositArrived } from './services/rewards/bonuses/deposit-arrived';
import { requireBonusForDeposit } from './services/rewards/bonuses/require-bonus-for-deposit';
import { fundPots } from './services/rewards/jackpots/fund-pots';
import { countTurnover } from './services/rewards/rating/count-turnover';
import { starMoves } from './services/rewards/rating/star-moves';
import { countTasks } from './services/rewards/tasks/count-tasks';

/** Who hears of what happens below: the whole list. */
export const LISTENERS: Listeners = {
  depositBonusChosen: requireBonusForDeposit,
  depositCredited: depositArrived,
  turnoverChanged: countTurnover,
  turnoverMoves: starMoves,
  playerStopped: closeGameSessions,
  // Whoever tells many players comes last, since each one told waits for the end.
  roundsSettled: [
    countRounds,
    keepRecentWins,
    forPrizes(fundPots),
    publishBigWins,
    forPrizes(countTasks),
    forPrizes(countSettlements),
  ],
};
