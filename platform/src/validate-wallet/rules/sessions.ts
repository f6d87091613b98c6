import { balanceIn, done, RuleBroken, refused } from '../expectations';
import { type GameSession, staking, startGameSession } from '../game-session';
import { type OpenRule, rulesAbout } from '../rule';
import { takeSeat } from '../take-seat';

const NOBODY = '00000000-0000-4000-8000-000000000000';

async function unknown(session: GameSession, session_id: string): Promise<void> {
  const round = session.round();
  refused(await session.send('balance', { session_id }), 'SESSION_NOT_FOUND');
  refused(await round.bet('b', session.stake, { session_id }), 'SESSION_NOT_FOUND');
  refused(await round.win('w', '0.00', { session_id }), 'SESSION_NOT_FOUND');
  refused(await round.play([staking('b', session.stake)], { session_id }), 'SESSION_NOT_FOUND');
  refused(await round.refund('f', 'b', { session_id }), 'SESSION_NOT_FOUND');
  refused(await round.rollback('k', 'b', { session_id }), 'SESSION_NOT_FOUND');
}

export const sessionRules = rulesAbout('session', {
  'an unknown one: SESSION_NOT_FOUND for every call': (session) => unknown(session, NOBODY),
  'no id of a session at all: SESSION_NOT_FOUND': (session) => unknown(session, 'no session of anybody'),
  'an unknown token: INVALID_TOKEN': async ({ send }) =>
    refused(await send('authenticate', { token: 'a-token-nobody-was-given' }), 'INVALID_TOKEN'),
  'balance answers in the currency of the session': async ({ send, seat }) => {
    const reply = await send('balance', { session_id: seat.sessionId });
    balanceIn(reply);
    const said = JSON.stringify(reply.body);
    if (!said.includes(`"${seat.currency}"`)) throw new RuleBroken(`not in ${seat.currency}: ${said}`);
  },
});

/** What only somebody can try who holds the player as well. They run in this order, after all that a studio alone can try. */
export const leavingRules: OpenRule[] = [
  {
    about: 'session',
    says: 'a token opens one session: INVALID_TOKEN the second time',
    async holds(_session, wallet, player) {
      const token = await player.launch();
      await takeSeat(wallet, token);
      refused(await wallet.call('authenticate', { token }), 'INVALID_TOKEN');
    },
  },
  {
    about: 'session',
    says: 'when the game is opened anew the earlier one takes no bet: SESSION_CLOSED; a win and a refund are taken',
    async holds(_session, wallet, player) {
      const earlier = startGameSession(wallet, await takeSeat(wallet, await player.launch()));
      const before = await earlier.balance();
      const { stake } = earlier;
      const [won, lost] = [earlier.round(), earlier.round()];
      done(await won.bet('b'), before - stake);
      done(await lost.bet('b'), before - 2n * stake);
      await takeSeat(wallet, await player.launch());
      refused(await earlier.round().bet('b'), 'SESSION_CLOSED');
      done(await won.win('w', stake), before - stake);
      done(await lost.refund('f', 'b'), before);
      await earlier.giveBack();
    },
  },
];
