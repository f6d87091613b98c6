import type { GameFeed, GameMode } from '@kozyr/contracts/games';
import type { ProviderTables, TableClosures } from '@kozyr/contracts/live';
import type { Locale } from '@kozyr/contracts/locales';
import type { Currency } from '@kozyr/contracts/money';

/** What opens a game: a token for real money, a currency for play money. */
export type Opening = { game: string; locale: Locale } & (
  | { mode: Extract<GameMode, 'real'>; token: string }
  | { mode: Extract<GameMode, 'demo'>; currency: Currency }
);

/** One way in to somebody's games. An integration may bring the games of many providers. */
export type GameIntegration = {
  /** Its name in POST /seamless/{provider}/… and in the tables. */
  name: string;
  /** Key of the signatures on its wallet calls. */
  walletSecret: string;
  /** Its games as they are now. Whoever asks gives it a deadline, as the signal may go unheard. @throws Error when it does not answer, or not by contract */
  fetchFeed: (signal: AbortSignal) => Promise<GameFeed>;
  /** Its live tables as they are now, under a deadline as well. @throws Error when it does not answer, or not by contract */
  fetchTables: (signal: AbortSignal) => Promise<ProviderTables>;
  /** Its tables that stand still and need a person. @throws Error when it does not answer, or not by contract */
  fetchClosures: (now: Date) => Promise<TableClosures>;
  /** Opens such a table again; false: it did not stand still. @throws Error as above */
  reopenTable: (game: string, now: Date) => Promise<boolean>;
  /** False while its games cannot be opened. */
  isUp: () => Promise<boolean>;
  /** The address that opens a game in a frame. */
  launchUrl: (opening: Opening) => string;
  /**
   * Where a round is shown again for some minutes; null: the provider keeps no picture of it.
   * @param round its id as the provider chose it. @throws Error when the provider does not answer, or not by contract
   */
  recall: (round: string, locale: Locale, now: Date) => Promise<{ url: string; expires_at: string } | null>;
};
