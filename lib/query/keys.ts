import type { QueryKey } from '@tanstack/react-query';

type Contracts = typeof import('@kozyr/contracts/accounts') &
  typeof import('@kozyr/contracts/battles') &
  typeof import('@kozyr/contracts/big-wins') &
  typeof import('@kozyr/contracts/bonus-settings') &
  typeof import('@kozyr/contracts/bonuses') &
  typeof import('@kozyr/contracts/cashback') &
  typeof import('@kozyr/contracts/chat') &
  typeof import('@kozyr/contracts/countries') &
  typeof import('@kozyr/contracts/credits') &
  typeof import('@kozyr/contracts/games') &
  typeof import('@kozyr/contracts/gaming-session') &
  typeof import('@kozyr/contracts/history') &
  typeof import('@kozyr/contracts/identity') &
  typeof import('@kozyr/contracts/jackpots') &
  typeof import('@kozyr/contracts/jurisdictions') &
  typeof import('@kozyr/contracts/live') &
  typeof import('@kozyr/contracts/notifications') &
  typeof import('@kozyr/contracts/nicknames') &
  typeof import('@kozyr/contracts/own-bonuses') &
  typeof import('@kozyr/contracts/payments') &
  typeof import('@kozyr/contracts/player-games') &
  typeof import('@kozyr/contracts/player-limits') &
  typeof import('@kozyr/contracts/play-statement') &
  typeof import('@kozyr/contracts/played-now') &
  typeof import('@kozyr/contracts/rating') &
  typeof import('@kozyr/contracts/received-bonuses') &
  typeof import('@kozyr/contracts/rounds') &
  typeof import('@kozyr/contracts/second-factor') &
  typeof import('@kozyr/contracts/sessions') &
  typeof import('@kozyr/contracts/settings') &
  typeof import('@kozyr/contracts/tasks') &
  typeof import('@kozyr/contracts/wallets') &
  typeof import('@kozyr/contracts/wheel') &
  typeof import('@kozyr/contracts/withdrawals');

type PathOf<E> = E extends { method: 'GET'; path: infer P extends string } ? P : never;

/** Paths of the player API that are read. A type alone: no page loads a contract for its keys. */
type Path = { [Name in keyof Contracts]: PathOf<Contracts[Name]> }[keyof Contracts];

/** What is asked of an endpoint, or of what is no endpoint: its parameters and its query, flat. */
type Input = Readonly<Record<string, unknown>>;

const keyOf =
  (name: string) =>
  (input?: Input): QueryKey =>
    input === undefined ? [name] : [name, input];

/** Keys of an endpoint: its path, and what is asked of it. Without an input it is the prefix of all its keys. */
const endpointKey = (path: Path) => keyOf(path);

/**
 * The keys of all queries. Two queries of one endpoint with one input are one in the cache: what only one of them wants of
 * the answer it takes by `select`.
 */
export const keys = {
  user: endpointKey('/users'),
  signIns: endpointKey('/users/sessions'),
  secondFactor: endpointKey('/users/second-factor'),
  ownName: endpointKey('/users/name'),
  identity: endpointKey('/users/identity'),
  countries: endpointKey('/country'),
  settings: endpointKey('/global-settings'),
  wallet: endpointKey('/wallets'),
  credits: endpointKey('/credits'),
  gamingSession: endpointKey('/protection/session'),
  jurisdiction: endpointKey('/jurisdiction'),
  ownJurisdiction: endpointKey('/protection/jurisdiction'),
  playerLimits: endpointKey('/protection/limits'),
  playStatement: endpointKey('/protection/statement'),
  rating: endpointKey('/rating'),

  paymentMethods: endpointKey('/payments/methods'),
  savedCards: endpointKey('/payments/cards'),
  deposits: endpointKey('/payments/deposits'),
  deposit: endpointKey('/payments/deposits/{id}'),
  withdrawals: endpointKey('/payments/withdrawals'),
  withdrawal: endpointKey('/payments/withdrawals/{id}'),
  withdrawalTerms: endpointKey('/payments/withdrawals/terms'),
  history: endpointKey('/history'),

  rounds: endpointKey('/rounds'),
  round: endpointKey('/rounds/{id}'),
  gameSession: endpointKey('/game-sessions/{id}'),
  games: endpointKey('/games'),
  playedNow: endpointKey('/played-now'),
  game: endpointKey('/games/{slug}'),
  gameSearch: endpointKey('/games/search'),
  favourites: endpointKey('/users/favourites'),
  recentGames: endpointKey('/users/recent-games'),
  mostPlayedStudio: endpointKey('/users/most-played-studio'),
  liveTables: endpointKey('/live/tables'),
  latestWins: endpointKey('/latest-wins'),

  bonuses: endpointKey('/bonuses'),
  bonusSettings: endpointKey('/bonuses/settings'),
  bonusValidation: endpointKey('/bonuses/validate'),
  activeBonus: endpointKey('/users/bonuses/active'),
  ownBonuses: endpointKey('/users/bonuses'),
  receivedBonuses: endpointKey('/users/bonuses/received'),
  cashback: endpointKey('/cashback'),
  battles: endpointKey('/battles'),
  battle: endpointKey('/battles/{id}'),
  ownRanks: endpointKey('/battles/standings'),
  ownRank: endpointKey('/battles/{id}/standing'),
  battleWins: endpointKey('/battles/wins'),
  jackpotRound: endpointKey('/jackpots/round'),
  jackpotPayments: endpointKey('/jackpots/history'),
  wheelTurn: endpointKey('/wheel/turn'),
  ownTasks: endpointKey('/tasks/own'),
  taskTerms: endpointKey('/tasks'),

  chat: endpointKey('/chat'),
  support: endpointKey('/chat/support'),
  supportIdentity: endpointKey('/chat/identity'),
  unreadChat: endpointKey('/chat/unread'),

  notifications: endpointKey('/users/notifications'),
  unreadNotifications: endpointKey('/users/notifications/unread'),
  notificationSettings: endpointKey('/users/notifications/settings'),

  /** What comes from elsewhere: the content service, the streams, a gateway's own page, a check in this browser. */
  modalTexts: keyOf('modal-texts'),
  streams: keyOf('streams'),
  hostedPage: keyOf('hosted-page'),
  jackpotCheck: keyOf('jackpot-check'),
} as const;
