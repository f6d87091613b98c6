import { Broken, balanceIn, done, refused } from '../expectations';
import { type OpenRule, rulesAbout } from '../rule';
import { type Sitting, sit } from '../sitting';
import { takeSeat } from '../take-seat';

const NOBODY = '00000000-0000-4000-8000-000000000000';

async function unknown(sitting: Sitting, session_id: string): Promise<void> {
  const round = sitting.round();
  refused(await sitting.send('balance', { session_id }), 'SESSION_NOT_FOUND');
  refused(await round.bet('b', sitting.stake, { session_id }), 'SESSION_NOT_FOUND');
  refused(await round.win('w', '0.00', { session_id }), 'SESSION_NOT_FOUND');
  refused(await round.refund('f', 'b', { session_id }), 'SESSION_NOT_FOUND');
  refused(await round.rollback('k', 'b', { session_id }), 'SESSION_NOT_FOUND');
}

export const sessionRules = rulesAbout('session', {
  'an unknown one: SESSION_NOT_FOUND for every call': (sitting) => unknown(sitting, NOBODY),
  'no id of a session at all: SESSION_NOT_FOUND': (sitting) => unknown(sitting, 'no session of anybody'),
  'an unknown token: INVALID_TOKEN': async ({ send }) =>
    refused(await send('authenticate', { token: 'a-token-nobody-was-given' }), 'INVALID_TOKEN'),
  'balance answers in the currency of the session': async ({ send, seat }) => {
    const reply = await send('balance', { session_id: seat.sessionId });
    balanceIn(reply);
    const said = JSON.stringify(reply.body);
    if (!said.includes(`"${seat.currency}"`)) throw new Broken(`not in ${seat.currency}: ${said}`);
  },
});

/** What only somebody can try who holds the player as well; they run last, and in this order. */
export const leavingRules: OpenRule[] = [
  {
    about: 'session',
    says: 'a token opens one session: INVALID_TOKEN the second time',
    async holds(_sitting, door, player) {
      const token = await player.launch();
      await takeSeat(door, token);
      refused(await door.call('authenticate', { token }), 'INVALID_TOKEN');
    },
  },
  {
    about: 'session',
    says: 'when the game is opened anew the earlier one takes no bet: SESSION_CLOSED; a win and a refund are taken',
    async holds(_sitting, door, player) {
      const earlier = sit(door, await takeSeat(door, await player.launch()));
      const before = await earlier.balance();
      const { stake } = earlier;
      const [won, lost] = [earlier.round(), earlier.round()];
      done(await won.bet('b'), before - stake);
      done(await lost.bet('b'), before - 2n * stake);
      await takeSeat(door, await player.launch());
      refused(await earlier.round().bet('b'), 'SESSION_CLOSED');
      done(await won.win('w', stake), before - stake);
      done(await lost.refund('f', 'b'), before);
      await earlier.giveBack();
    },
  },
];
