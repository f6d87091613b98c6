import { startGameSession } from './game-session';
import { type Finding, runRules } from './run-rules';
import { takeSeat } from './take-seat';
import { makeTrialPlayer } from './trial-player';
import { createWalletClient } from './wallet-client';

type Trial = { platform: string; provider: string; secret: string; game: string };

/**
 * Tries every rule but the reality check, which takes a quarter of an hour, with a player made for it.
 * @throws TrialPlayerError, NoAnswerError, RuleBroken where it can't be tried to the end
 */
export async function tryWallet({ platform, provider, secret, game }: Trial): Promise<Finding[]> {
  const wallet = createWalletClient({ platform, provider, secret });
  const player = await makeTrialPlayer(platform, { currency: 'uah', game });
  const seat = await takeSeat(wallet, await player.launch());
  return runRules(wallet, { session: startGameSession(wallet, seat), player, wait: null });
}
