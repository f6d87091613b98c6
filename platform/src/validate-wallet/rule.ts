import type { GameSession } from './game-session';
import type { WalletClient } from './wallet-client';

/** One thing that contracts/seamless-wallet.ts says, and how it is tried. */
export type Rule = {
  about: string;
  says: string;
  /** @throws RuleBroken, NoAnswerError */
  holds: (session: GameSession) => Promise<void>;
};

/** What a trial can do besides, since it holds the player as well. */
export type Player = {
  /** Opens the same game anew, as another window would; its token. */
  launch: () => Promise<string>;
  /** Sets the player's limit of what they stake in a day, minor units. */
  limitStakes: (amount: bigint) => Promise<void>;
  /** Has the player reminded of the time as often as can be. @returns minutes */
  remindOften: () => Promise<number>;
  /** The player has seen how long they play. */
  answerCheck: () => Promise<void>;
};

/** Lets so many milliseconds pass. */
export type Wait = (ms: number) => Promise<void>;

export type OpenRule = Omit<Rule, 'holds'> & {
  holds: (session: GameSession, wallet: WalletClient, player: Player) => Promise<void>;
};

/** Rules about one thing: what they say, and how they are tried. */
export function rulesAbout(about: string, rules: Readonly<Record<string, Rule['holds']>>): Rule[] {
  return Object.entries(rules).map(([says, holds]) => ({ about, says, holds }));
}
