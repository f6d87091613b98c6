import { type SeamlessError, seamlessErrorSchema } from '@kozyr/contracts/seamless-wallet';
import { describeReply, done, RuleBroken, refused } from '../expectations';
import { startGameSession } from '../game-session';
import type { OpenRule, Player, Wait } from '../rule';
import { takeSeat } from '../take-seat';
import type { Reply, WalletClient } from '../wallet-client';

const MINUTE_MS = 60_000;

/** Whether a refusal tells the game what it shows the player. @throws RuleBroken */
function tells(reply: Reply, field: keyof Pick<SeamlessError, 'limit' | 'gaming_session'>): void {
  if (seamlessErrorSchema.safeParse(reply.body).data?.[field] === undefined)
    throw new RuleBroken(`without ${field}: ${describeReply(reply)}`);
}

const openAnew = async (wallet: WalletClient, player: Player) =>
  startGameSession(wallet, await takeSeat(wallet, await player.launch()));

/** What a limit of the player's own does to a studio's calls. It stays on the player: nothing is staked after it. */
export const limitRules: OpenRule[] = [
  {
    about: 'limit',
    says: 'a stake over a limit of the player: LIMIT_REACHED with the limit; the win of what was staked is paid',
    async holds(_session, wallet, player) {
      const session = await openAnew(wallet, player);
      const { stake } = session;
      const before = await session.balance();
      await player.limitStakes(stake);
      const round = session.round();
      done(await round.bet('b'), before - stake);
      const over = await session.round().bet('b');
      refused(over, 'LIMIT_REACHED');
      tells(over, 'limit');
      done(await round.win('w', stake), before);
      await session.giveBack();
    },
  },
];

/** What a reality check does to them; it comes after so many minutes of play, which have to be waited for. */
export const checkRules = (wait: Wait): OpenRule[] => [
  {
    about: 'reality check',
    says: 'no round begins before it is answered: REALITY_CHECK_DUE with the session; one that runs goes on and is paid',
    async holds(_session, wallet, player) {
      const session = await openAnew(wallet, player);
      const { stake } = session;
      const before = await session.balance();
      const minutes = await player.remindOften();
      const [running, next] = [session.round(), session.round()];
      done(await running.bet('b'), before - stake);
      await player.answerCheck();
      // A pause of the same length would end the session: a stake in between goes on with it.
      await wait((minutes / 2) * MINUTE_MS);
      done(await running.bet('b2'), before - 2n * stake);
      await wait((minutes / 2) * MINUTE_MS);
      const early = await next.bet('b');
      refused(early, 'REALITY_CHECK_DUE');
      tells(early, 'gaming_session');
      done(await running.bet('b3'), before - 3n * stake);
      done(await running.win('w', stake), before - 2n * stake);
      await player.answerCheck();
      done(await next.bet('b2'), before - 3n * stake);
      await session.giveBack();
    },
  },
];
