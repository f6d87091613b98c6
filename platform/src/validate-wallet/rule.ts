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
};

export type OpenRule = Omit<Rule, 'holds'> & {
  holds: (session: GameSession, wallet: WalletClient, player: Player) => Promise<void>;
};

/** Rules about one thing: what they say, and how they are tried. */
export function rulesAbout(about: string, rules: Readonly<Record<string, Rule['holds']>>): Rule[] {
  return Object.entries(rules).map(([says, holds]) => ({ about, says, holds }));
}
