import * as accounts from './accounts';
import * as bigWins from './big-wins';
import * as countries from './countries';
import type { Endpoint } from './endpoint';
import * as games from './games';
import * as passwords from './passwords';
import * as payments from './payments';
import * as sessions from './sessions';
import * as settings from './settings';
import * as texts from './texts';
import * as verifications from './verifications';
import * as wallets from './wallets';

/** Every call of the player API, for the platform's routes and its OpenAPI document. The site imports single calls instead. */
export const endpoints = {
  register: accounts.register,
  login: accounts.login,
  refreshSession: accounts.refreshSession,
  logout: accounts.logout,
  getUser: accounts.getUser,
  resetPassword: passwords.resetPassword,
  checkResetCode: passwords.checkResetCode,
  changePassword: passwords.changePassword,
  listSignIns: sessions.listSignIns,
  endOtherSignIns: sessions.endOtherSignIns,
  addPhone: verifications.addPhone,
  verifyPhone: verifications.verifyPhone,
  initVerification: verifications.initVerification,
  verifyVerification: verifications.verifyVerification,
  getCountries: countries.getCountries,
  getWallets: wallets.getWallets,
  getPaymentMethods: payments.getPaymentMethods,
  createDeposit: payments.createDeposit,
  getDeposit: payments.getDeposit,
  listDeposits: payments.listDeposits,
  listGames: games.listGames,
  searchGames: games.searchGames,
  getGame: games.getGame,
  listProviders: games.listProviders,
  launchGame: games.launchGame,
  launchDemo: games.launchDemo,
  listRounds: games.listRounds,
  listBigWins: bigWins.listBigWins,
  getGlobalSettings: settings.getGlobalSettings,
  getSettings: settings.getSettings,
  personaliseTexts: texts.personaliseTexts,
} satisfies Record<string, Endpoint>;
