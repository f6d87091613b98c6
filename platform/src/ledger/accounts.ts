/** What a player holds; electronic is what the player reads as "digital". holds is money set aside for a withdrawal. */
export const PLAYER_WALLETS = ['game', 'electronic', 'bonus', 'cashback', 'holds'] as const;
export type PlayerWallet = (typeof PLAYER_WALLETS)[number];

/** Our own side of every posting. They may go below zero; their balance is the sum of their entries. credits: what was given of play money. */
export const HOUSE_ACCOUNTS = [
  'gateway_clearing',
  'game_providers',
  'promotions',
  'chargebacks_receivable',
  'adjustments',
  'write_offs',
  'jackpots',
  'credits',
] as const;
export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number];

export type AccountRef = { player: string; wallet: PlayerWallet } | { house: HouseAccount };

/** A player's balances in one currency, minor units. version grows by one with every posting that touches them. */
export type Balances = Record<PlayerWallet, bigint> & { version: number };

/** The text by which the SQL functions name an account: "<player uuid>:<wallet>" or "house:<name>". */
export function accountText(account: AccountRef): string {
  return 'house' in account ? `house:${account.house}` : `${account.player.toLowerCase()}:${account.wallet}`;
}

export function isPlayerWallet(name: string): name is PlayerWallet {
  return PLAYER_WALLETS.some((wallet) => wallet === name);
}

export function isHouseAccount(name: string): name is HouseAccount {
  return HOUSE_ACCOUNTS.some((account) => account === name);
}

/** Reads an account as the database holds it. @throws Error when the pair names nothing we know. */
export function parseAccount(player: string | null, account: string): AccountRef {
  if (player !== null && isPlayerWallet(account)) return { player, wallet: account };
  if (player === null && isHouseAccount(account)) return { house: account };
  throw new Error(`The ledger holds an unknown account: ${player ?? 'house'}:${account}`);
}
