import * as accounts from './accounts';
import * as battles from './battles';
import * as bigWins from './big-wins';
import * as bonusSettings from './bonus-settings';
import * as bonuses from './bonuses';
import * as cashback from './cashback';
import * as chat from './chat';
import * as countries from './countries';
import * as credits from './credits';
import type { Endpoint } from './endpoint';
import * as erasure from './erasure';
import * as gameIndex from './game-index';
import * as games from './games';
import * as gamingSession from './gaming-session';
import * as history from './history';
import * as identity from './identity';
import * as jackpots from './jackpots';
import * as jurisdictions from './jurisdictions';
import * as live from './live';
import * as nicknames from './nicknames';
import * as notifications from './notifications';
import * as ownBonuses from './own-bonuses';
import * as ownData from './own-data';
import * as passwords from './passwords';
import * as payments from './payments';
import * as playStatement from './play-statement';
import * as playedNow from './played-now';
import * as playerGames from './player-games';
import * as playerLimits from './player-limits';
import * as protection from './protection';
import * as rating from './rating';
import * as receivedBonuses from './received-bonuses';
import * as rounds from './rounds';
import * as secondFactor from './second-factor';
import * as sessions from './sessions';
import * as settings from './settings';
import * as signIn from './sign-in';
import * as tasks from './tasks';
import * as texts from './texts';
import * as verifications from './verifications';
import * as wallets from './wallets';
import * as wheel from './wheel';
import * as withdrawals from './withdrawals';

/** Every call of the player API, for the platform's routes and its OpenAPI document. The site imports single calls instead. */
export const endpoints = {
  register: signIn.register,
  login: signIn.login,
  refreshSession: accounts.refreshSession,
  logout: accounts.logout,
  getUser: accounts.getUser,
  resetPassword: passwords.resetPassword,
  checkResetCode: passwords.checkResetCode,
  changePassword: passwords.changePassword,
  listSignIns: sessions.listSignIns,
  endOtherSignIns: sessions.endOtherSignIns,
  getSecondFactor: secondFactor.getSecondFactor,
  setUpSecondFactor: secondFactor.setUpSecondFactor,
  confirmSecondFactor: secondFactor.confirmSecondFactor,
  replaceRecoveryCodes: secondFactor.replaceRecoveryCodes,
  disableSecondFactor: secondFactor.disableSecondFactor,
  getOwnName: nicknames.getOwnName,
  chooseNickname: nicknames.chooseNickname,
  setAppearance: nicknames.setAppearance,
  reportNickname: nicknames.reportNickname,
  getIdentity: identity.getIdentity,
  startIdentityCheck: identity.startIdentityCheck,
  startFundsCheck: identity.startFundsCheck,
  uploadIdentityPicture: identity.uploadIdentityPicture,
  submitIdentityCheck: identity.submitIdentityCheck,
  addPhone: verifications.addPhone,
  verifyPhone: verifications.verifyPhone,
  initVerification: verifications.initVerification,
  verifyVerification: verifications.verifyVerification,
  startTimeOut: protection.startTimeOut,
  excludeSelf: protection.excludeSelf,
  closeAccount: protection.closeAccount,
  getGamingSession: gamingSession.getGamingSession,
  answerRealityCheck: gamingSession.answerRealityCheck,
  setRealityCheck: gamingSession.setRealityCheck,
  getJurisdiction: jurisdictions.getJurisdiction,
  getPlaces: jurisdictions.getPlaces,
  getOwnJurisdiction: jurisdictions.getOwnJurisdiction,
  getPlayStatement: playStatement.getPlayStatement,
  listPlayerLimits: playerLimits.listPlayerLimits,
  setPlayerLimit: playerLimits.setPlayerLimit,
  setPlayerTimeLimit: playerLimits.setPlayerTimeLimit,
  removePlayerLimit: playerLimits.removePlayerLimit,
  confirmPlayerLimit: playerLimits.confirmPlayerLimit,
  dropPlayerLimitChange: playerLimits.dropPlayerLimitChange,
  getCountries: countries.getCountries,
  getWallets: wallets.getWallets,
  getCredits: credits.getCredits,
  refillCredits: credits.refillCredits,
  listBonuses: bonuses.listBonuses,
  validateBonus: bonuses.validateBonus,
  getActiveBonus: bonuses.getActiveBonus,
  listOwnBonuses: ownBonuses.listOwnBonuses,
  subscribeBonus: bonuses.subscribeBonus,
  cancelBonus: bonuses.cancelBonus,
  getBonusSettings: bonusSettings.getBonusSettings,
  listReceivedBonuses: receivedBonuses.listReceivedBonuses,
  seeReceivedBonus: receivedBonuses.seeReceivedBonus,
  getWheel: wheel.getWheel,
  getWheelTurn: wheel.getWheelTurn,
  spinWheel: wheel.spinWheel,
  listTaskTerms: tasks.listTaskTerms,
  getOwnTasks: tasks.getOwnTasks,
  takeTaskReward: tasks.takeTaskReward,
  listStars: rating.listStars,
  getRating: rating.getRating,
  getCashback: cashback.getCashback,
  claimCashback: cashback.claimCashback,
  getPaymentMethods: payments.getPaymentMethods,
  createDeposit: payments.createDeposit,
  getDeposit: payments.getDeposit,
  listDeposits: payments.listDeposits,
  listSavedCards: payments.listSavedCards,
  forgetSavedCard: payments.forgetSavedCard,
  getWithdrawalTerms: withdrawals.getWithdrawalTerms,
  createWithdrawal: withdrawals.createWithdrawal,
  getWithdrawal: withdrawals.getWithdrawal,
  listWithdrawals: withdrawals.listWithdrawals,
  listHistory: history.listHistory,
  exportHistory: history.exportHistory,
  exportOwnData: ownData.exportOwnData,
  eraseAccount: erasure.eraseAccount,
  listGames: games.listGames,
  searchGames: games.searchGames,
  getGame: games.getGame,
  getGameIndex: gameIndex.getGameIndex,
  getGameSummary: gameIndex.getGameSummary,
  listRelatedGames: games.listRelatedGames,
  listProviders: games.listProviders,
  launchGame: games.launchGame,
  launchDemo: games.launchDemo,
  listFavourites: playerGames.listFavourites,
  addFavourite: playerGames.addFavourite,
  removeFavourite: playerGames.removeFavourite,
  mergeFavourites: playerGames.mergeFavourites,
  listRecentGames: playerGames.listRecentGames,
  mergeRecentGames: playerGames.mergeRecentGames,
  getMostPlayedStudio: playerGames.getMostPlayedStudio,
  listRounds: games.listRounds,
  getRound: rounds.getRound,
  recallRound: rounds.recallRound,
  getGameSession: rounds.getGameSession,
  closeGameSession: rounds.closeGameSession,
  listPlayedNow: playedNow.listPlayedNow,
  listBigWins: bigWins.listBigWins,
  listLatestWins: bigWins.listLatestWins,
  listBattles: battles.listBattles,
  getBattle: battles.getBattle,
  enterBattle: battles.enterBattle,
  getBattleStanding: battles.getBattleStanding,
  listBattleStandings: battles.listBattleStandings,
  listBattleWins: battles.listBattleWins,
  seeBattleWin: battles.seeBattleWin,
  listJackpots: jackpots.listJackpots,
  listJackpotPayments: jackpots.listJackpotPayments,
  getJackpotRound: jackpots.getJackpotRound,
  turnJackpotCard: jackpots.turnJackpotCard,
  listLiveTables: live.listLiveTables,
  getSupport: chat.getSupport,
  getSupportIdentity: chat.getSupportIdentity,
  getChat: chat.getChat,
  getUnreadChat: chat.getUnreadChat,
  sendChatMessage: chat.sendChatMessage,
  readChat: chat.readChat,
  typeInChat: chat.typeInChat,
  leaveContactRequest: chat.leaveContactRequest,
  listNotifications: notifications.listNotifications,
  countUnreadNotifications: notifications.countUnreadNotifications,
  readNotification: notifications.readNotification,
  readAllNotifications: notifications.readAllNotifications,
  getNotificationSettings: notifications.getNotificationSettings,
  setNotificationSettings: notifications.setNotificationSettings,
  subscribePush: notifications.subscribePush,
  unsubscribePush: notifications.unsubscribePush,
  getGlobalSettings: settings.getGlobalSettings,
  getSettings: settings.getSettings,
  personaliseTexts: texts.personaliseTexts,
} satisfies Record<string, Endpoint>;
