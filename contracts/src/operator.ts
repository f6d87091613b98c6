import type { DeskEndpoint, OperatorEndpoint } from './endpoint';
import * as adjustments from './operator/adjustments';
import * as audit from './operator/audit';
import * as battles from './operator/battles';
import * as bonusCodes from './operator/bonus-codes';
import * as bonusForecast from './operator/bonus-forecast';
import * as bonusSettings from './operator/bonus-settings';
import * as bonusTakers from './operator/bonus-takers';
import * as bonuses from './operator/bonuses';
import * as cannedAnswers from './operator/canned-answers';
import * as cashback from './operator/cashback';
import * as chargebacks from './operator/chargebacks';
import * as chat from './operator/chat';
import * as exclusionRegister from './operator/exclusion-register';
import * as harm from './operator/harm';
import * as heldWins from './operator/held-wins';
import * as identity from './operator/identity';
import * as integrations from './operator/integrations';
import * as jackpots from './operator/jackpots';
import * as jurisdictions from './operator/jurisdictions';
import * as nicknames from './operator/nicknames';
import * as offer from './operator/offer';
import * as oidc from './operator/oidc';
import * as operatorRoles from './operator/operator-roles';
import * as operators from './operator/operators';
import * as ownOidc from './operator/own-oidc';
import * as ownSignIn from './operator/own-sign-in';
import * as playerGroups from './operator/player-groups';
import * as playerList from './operator/player-list';
import * as playerRecord from './operator/player-record';
import * as players from './operator/players';
import * as promotionSettings from './operator/promotion-settings';
import * as protection from './operator/protection';
import * as reconciliations from './operator/reconciliations';
import * as reports from './operator/reports';
import * as riskCases from './operator/risk-cases';
import * as running from './operator/running';
import * as search from './operator/search';
import * as secondFactor from './operator/second-factor';
import * as signIn from './operator/sign-in';
import * as statements from './operator/statements';
import * as stuck from './operator/stuck';
import * as tasks from './operator/tasks';
import * as today from './operator/today';
import * as withdrawalQueue from './operator/withdrawal-queue';
import * as withdrawals from './operator/withdrawals';

/** Every call of the operator API, which is never reachable through the public front door. */
export const operatorEndpoints = {
  getOwnOperator: operators.getOwnOperator,
  listOperators: operators.listOperators,
  addOperator: operators.addOperator,
  disableOperator: operators.disableOperator,
  inviteOperator: operators.inviteOperator,
  inviteOperatorAgain: operators.inviteOperatorAgain,
  listOperatorRoles: operatorRoles.listOperatorRoles,
  createOperatorRole: operatorRoles.createOperatorRole,
  changeOperatorRole: operatorRoles.changeOperatorRole,
  confirmOperatorRole: operatorRoles.confirmOperatorRole,
  rejectOperatorRole: operatorRoles.rejectOperatorRole,
  removeOperatorRole: operatorRoles.removeOperatorRole,
  setOperatorRole: operatorRoles.setOperatorRole,
  getOwnSignIn: ownSignIn.getOwnSignIn,
  stepUp: ownSignIn.stepUp,
  askStepUpPasskey: ownSignIn.askStepUpPasskey,
  stepUpByPasskey: ownSignIn.stepUpByPasskey,
  signOut: ownSignIn.signOut,
  endOwnSession: ownSignIn.endOwnSession,
  replaceOwnRecoveryCodes: ownSignIn.replaceOwnRecoveryCodes,
  changeOwnPassword: ownSignIn.changeOwnPassword,
  chooseOwnPassword: ownSignIn.chooseOwnPassword,
  setUpOwnTotp: ownSignIn.setUpOwnTotp,
  confirmOwnTotp: ownSignIn.confirmOwnTotp,
  askOwnNewPasskey: ownSignIn.askOwnNewPasskey,
  addOwnPasskey: ownSignIn.addOwnPasskey,
  removeOwnPasskey: ownSignIn.removeOwnPasskey,
  beginOwnOidcBinding: ownOidc.beginOwnOidcBinding,
  beginOwnOidcStepUp: ownOidc.beginOwnOidcStepUp,
  finishOwnOidc: ownOidc.finishOwnOidc,
  unbindOwnOidc: ownOidc.unbindOwnOidc,
  listAudit: audit.listAudit,
  exportAudit: audit.exportAudit,
  searchAnything: search.searchAnything,
  findPlayers: players.findPlayers,
  listPlayers: playerList.listPlayers,
  exportPlayers: playerList.exportPlayers,
  listPlayerTags: playerList.listPlayerTags,
  getPlayerRecord: playerRecord.getPlayerRecord,
  listPlayerMovements: playerRecord.listPlayerMovements,
  listPlayerRounds: playerRecord.listPlayerRounds,
  recallPlayerRound: playerRecord.recallPlayerRound,
  listPlayerPayments: playerRecord.listPlayerPayments,
  listPlayerSessions: playerRecord.listPlayerSessions,
  listPlayerRelations: playerRecord.listPlayerRelations,
  getPlayerTimeline: playerRecord.getPlayerTimeline,
  listPlayerNotes: playerRecord.listPlayerNotes,
  addPlayerNote: playerRecord.addPlayerNote,
  setPlayerTags: playerRecord.setPlayerTags,
  openPlayerContact: playerRecord.openPlayerContact,
  getPlayerProtection: protection.getOperatorProtection,
  suspendPlayer: protection.suspendPlayer,
  liftSuspension: protection.liftSuspension,
  excludeForPlayer: protection.excludeForPlayer,
  liftBarring: protection.liftBarring,
  listRegister: exclusionRegister.listRegister,
  addToRegister: exclusionRegister.addToRegister,
  removeFromRegister: exclusionRegister.removeFromRegister,
  resetSecondFactor: secondFactor.resetSecondFactor,
  listIdentityChecks: identity.listIdentityChecks,
  getIdentityCheck: identity.getIdentityCheck,
  getIdentityPicture: identity.getIdentityPicture,
  approveIdentityCheck: identity.approveIdentityCheck,
  denyIdentityCheck: identity.denyIdentityCheck,
  listReportedNicknames: nicknames.listReportedNicknames,
  takeNickname: nicknames.takeNickname,
  dismissNicknameReports: nicknames.dismissNicknameReports,
  listHarmCases: harm.listHarmCases,
  getHarmCase: harm.getHarmCase,
  openHarmCase: harm.openHarmCase,
  addHarmStep: harm.addHarmStep,
  closeHarmCase: harm.closeHarmCase,
  listProfileVersions: jurisdictions.listProfileVersions,
  getProfileVersion: jurisdictions.getProfileVersion,
  proposeProfileVersion: jurisdictions.proposeProfileVersion,
  confirmProfileVersion: jurisdictions.confirmProfileVersion,
  withdrawProfileVersion: jurisdictions.withdrawProfileVersion,
  listWithdrawals: withdrawals.listOperatorWithdrawals,
  getWithdrawal: withdrawals.getOperatorWithdrawal,
  approveWithdrawal: withdrawals.approveOperatorWithdrawal,
  denyWithdrawal: withdrawals.denyOperatorWithdrawal,
  listWithdrawalQueue: withdrawalQueue.listWithdrawalQueue,
  getQueuedWithdrawal: withdrawalQueue.getQueuedWithdrawal,
  listRiskCases: riskCases.listRiskCases,
  getRiskCase: riskCases.getRiskCase,
  openRiskCase: riskCases.openRiskCase,
  assignRiskCase: riskCases.assignRiskCase,
  noteRiskCase: riskCases.noteRiskCase,
  linkRiskCase: riskCases.linkRiskCase,
  closeRiskCase: riskCases.closeRiskCase,
  reopenRiskCase: riskCases.reopenRiskCase,
  getToday: today.getToday,
  listStuck: stuck.listStuck,
  acknowledgeStuck: stuck.acknowledgeStuck,
  createAdjustment: adjustments.createAdjustment,
  listAdjustments: adjustments.listAdjustments,
  confirmAdjustment: adjustments.confirmAdjustment,
  rejectAdjustment: adjustments.rejectAdjustment,
  listHeldWins: heldWins.listHeldWins,
  approveHeldWin: heldWins.approveHeldWin,
  denyHeldWin: heldWins.denyHeldWin,
  listChargebacks: chargebacks.listOperatorChargebacks,
  collectChargeback: chargebacks.collectOperatorChargeback,
  writeOffChargeback: chargebacks.writeOffOperatorChargeback,
  reconcileDay: reconciliations.reconcileDay,
  listReconciliations: reconciliations.listReconciliations,
  getReconciliation: reconciliations.getReconciliation,
  getDayReport: reports.getDayReport,
  getGameReport: reports.getGameReport,
  getCohortReport: reports.getCohortReport,
  getPlayerStatement: statements.getPlayerStatement,
  getHouseStatement: statements.getHouseStatement,
  listSettings: running.listOperatorSettings,
  setSetting: running.setOperatorSetting,
  listOperatedGames: offer.listOperatorGames,
  listOperatedProviders: offer.listOperatorProviders,
  switchGame: running.switchOperatorGame,
  switchProvider: running.switchOperatorProvider,
  closeGame: running.closeOperatorGame,
  closeProvider: running.closeOperatorProvider,
  reopenTable: running.reopenOperatorTable,
  listMaintenance: running.listOperatorMaintenance,
  setMaintenance: running.setOperatorMaintenance,
  listIntegrations: integrations.listIntegrations,
  getIntegration: integrations.getIntegration,
  checkIntegration: integrations.checkIntegration,
  createIntegration: integrations.createIntegration,
  changeIntegration: integrations.changeIntegration,
  switchIntegration: integrations.switchIntegration,
  confirmIntegration: integrations.confirmIntegration,
  rejectIntegration: integrations.rejectIntegration,
  addIntegrationKey: integrations.addIntegrationKey,
  confirmIntegrationKey: integrations.confirmIntegrationKey,
  endIntegrationKey: integrations.endIntegrationKey,
  validateIntegrationWallet: integrations.validateIntegrationWallet,
  listIntegrationValidations: integrations.listIntegrationValidations,
  listPromotionKinds: promotionSettings.listPromotionKinds,
  listPromotionVersions: promotionSettings.listPromotionVersions,
  getPromotionVersion: promotionSettings.getPromotionVersion,
  previewPromotionRules: promotionSettings.previewPromotionRules,
  savePromotionDraft: promotionSettings.savePromotionDraft,
  changePromotionDraft: promotionSettings.changePromotionDraft,
  deletePromotionDraft: promotionSettings.deletePromotionDraft,
  proposePromotionVersion: promotionSettings.proposePromotionVersion,
  confirmPromotionVersion: promotionSettings.confirmPromotionVersion,
  withdrawPromotionVersion: promotionSettings.withdrawPromotionVersion,
  listOperatorJackpots: jackpots.listOperatorJackpots,
  topUpJackpot: jackpots.topUpJackpot,
  listJobs: running.listJobs,
  getCashbackWeek: cashback.getCashbackWeek,
  rerunCashbackWeek: cashback.rerunCashbackWeek,
  listBonuses: bonuses.listOperatorBonuses,
  exportBonuses: bonuses.exportOperatorBonuses,
  getBonus: bonuses.getOperatorBonus,
  listBonusTakers: bonusTakers.listBonusTakers,
  forecastBonus: bonusForecast.forecastBonus,
  listBonusCodes: bonusCodes.listBonusCodes,
  makeBonusCodes: bonusCodes.makeBonusCodes,
  withdrawBonusCodes: bonusCodes.withdrawBonusCodes,
  listPlayerGroups: playerGroups.listPlayerGroups,
  createPlayerGroup: playerGroups.createPlayerGroup,
  listGroupedPlayers: playerGroups.listGroupedPlayers,
  addToPlayerGroup: playerGroups.addToPlayerGroup,
  takeFromPlayerGroup: playerGroups.takeFromPlayerGroup,
  createBonus: bonuses.createOperatorBonus,
  changeBonus: bonuses.changeOperatorBonus,
  listBonusGroups: bonuses.listOperatorBonusGroups,
  switchBonusGroup: bonuses.switchOperatorBonusGroup,
  listPlayerBonuses: bonuses.listPlayerBonuses,
  endPlayerBonus: bonuses.endPlayerBonus,
  listBonusSettings: bonusSettings.listOperatorBonusSettings,
  getBonusSetting: bonusSettings.getOperatorBonusSetting,
  setBonusSetting: bonusSettings.setOperatorBonusSetting,
  getTasks: tasks.getOperatorTasks,
  setTasks: tasks.setOperatorTasks,
  listChatThreads: chat.listChatThreads,
  getChatThread: chat.getChatThread,
  answerChat: chat.answerChat,
  readChatThread: chat.readChatThread,
  typeInChatThread: chat.typeInChatThread,
  closeChatThread: chat.closeChatThread,
  leaveChatSupport: chat.leaveChatSupport,
  assignChatThread: chat.assignChatThread,
  listChatOperators: chat.listChatOperators,
  getChatChanges: chat.getChatChanges,
  listContactRequests: chat.listContactRequests,
  handleContactRequest: chat.handleContactRequest,
  answerContactRequest: chat.answerContactRequest,
  listCannedAnswers: cannedAnswers.listCannedAnswers,
  addCannedAnswer: cannedAnswers.addCannedAnswer,
  changeCannedAnswer: cannedAnswers.changeCannedAnswer,
  removeCannedAnswer: cannedAnswers.removeCannedAnswer,
  listBattles: battles.listOperatorBattles,
  createBattle: battles.createOperatorBattle,
  cancelBattle: battles.cancelOperatorBattle,
  getBattleSizing: battles.getOperatorBattleSizing,
} satisfies Record<string, OperatorEndpoint>;

/** The calls of the desk's server for whoever is not signed in yet (operator/desk-service.ts). */
export const deskEndpoints = {
  readInvitation: signIn.readInvitation,
  acceptInvitation: signIn.acceptInvitation,
  signIn: signIn.signIn,
  signInByCode: signIn.signInByCode,
  askSignInPasskey: signIn.askSignInPasskey,
  signInByPasskey: signIn.signInByPasskey,
  setUpTotp: signIn.setUpTotp,
  confirmTotp: signIn.confirmTotp,
  askNewPasskey: signIn.askNewPasskey,
  setUpPasskey: signIn.setUpPasskey,
  readOidc: oidc.readOidc,
  beginOidc: oidc.beginOidc,
  finishOidc: oidc.finishOidc,
} satisfies Record<string, DeskEndpoint>;
