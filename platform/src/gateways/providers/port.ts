import type { GameFeed, GameMode } from '@kozyr/contracts/games';
import type { ProviderTables, TableClosures } from '@kozyr/contracts/live';
import type { Locale } from '@kozyr/contracts/locales';
import type { Currency, StakeCurrency } from '@kozyr/contracts/money';
import type { IntegrationProtocol } from '@kozyr/contracts/operator/integration-settings';
import type { HeldKey } from '../../services/kernel/integrations/keyring';

/** Where a player opens a game from. address: their browser's; mobile: whether it is a telephone's. */
export type OpeningFrom = { address: string; mobile: boolean };

/** Who plays for money or credits. player: their name towards this integration alone; country: ISO 3166 in two letters. */
export type OpeningPlayer = { token: string; player: string; currency: StakeCurrency; country: string };

/** What opens a game: a player for real money, a currency for play money. code: the game as the integration's feed named it, if otherwise than we do. */
export type Opening = { game: string; code: string | null; locale: Locale; from: OpeningFrom } & (
  | ({ mode: Extract<GameMode, 'real'> } & OpeningPlayer)
  | { mode: Extract<GameMode, 'demo'>; currency: Currency }
);

/** A round by what the provider chose to call it and the first of its transactions. player: as in OpeningPlayer. */
export type SoughtRound = { round: string; player: string; transaction: string };

/** One way in to somebody's games. An integration may bring the games of many providers. */
export type GameIntegration = {
  /** Its name in POST /seamless/{provider}/… and in the tables. */
  name: string;
  /** What is spoken on its wallet calls. */
  protocol: IntegrationProtocol;
  /** False: nothing new is begun, while what runs is still ended and paid. */
  isOn: boolean;
  /** The money that is played for; null: whatever the player has, credits too. */
  currencies: readonly Currency[] | null;
  /** Its keys, see services/kernel/integrations/keyring.ts. */
  keys: readonly HeldKey[];
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
  /** The address that opens a game in a frame, within seconds. @throws Error when it does not answer, or not by contract */
  launchUrl: (opening: Opening) => Promise<string>;
  /**
   * Where a round is shown again for some minutes; null: the provider keeps no picture of it.
   * @throws Error when the provider does not answer, or not by contract
   */
  recall: (sought: SoughtRound, locale: Locale, now: Date) => Promise<{ url: string; expires_at: string } | null>;
};
