import { fromMinor } from '@kozyr/contracts/money';
import { SIGNATURE_TOLERANCE_SECONDS } from '@kozyr/contracts/payment-gateway';
import { balanceIn, done, RuleBroken, refused } from '../expectations';
import type { GameSession } from '../game-session';
import { rulesAbout } from '../rule';
import type { Twist } from '../wallet-client';

const ANOTHERS = 'somebody-elses-secret-0123456789';
const PAST = SIGNATURE_TOLERANCE_SECONDS + 30;
const WITHIN = SIGNATURE_TOLERANCE_SECONDS - 60;

const askBalance = ({ seat, send }: GameSession, twist: Twist) =>
  send('balance', { session_id: seat.sessionId }, twist);

const turnedAway = (twist: Twist) => async (session: GameSession) =>
  refused(await askBalance(session, twist), 'INVALID_SIGNATURE');
const taken = (twist: Twist) => async (session: GameSession) => {
  balanceIn(await askBalance(session, twist));
};

export const signatureRules = rulesAbout('signature', {
  'right: the call is taken': taken({}),
  'missing: 401 INVALID_SIGNATURE': turnedAway({ header: () => null }),
  'no signature at all in the header: 401': turnedAway({ header: () => 'hello' }),
  'by another secret: 401': turnedAway({ secret: ANOTHERS }),
  'of another body: 401': turnedAway({ signed: { body: '{}' } }),
  'of another address: 401': turnedAway({ signed: { path: '/seamless/another/balance' } }),
  'by a provider nobody knows: 401': turnedAway({ provider: 'nobody-knows-them' }),
  [`${WITHIN} seconds old: taken`]: taken({ seconds: -WITHIN }),
  [`${PAST} seconds old: 401`]: turnedAway({ seconds: -PAST }),
  [`${PAST} seconds ahead: 401`]: turnedAway({ seconds: PAST }),
  'with another stamp than it was made with: 401': turnedAway({
    header: (honest) => honest.replace(/^t=(\d+)/, (_, stamp: string) => `t=${Number(stamp) + 1}`),
  }),
  'a wrong one and the right one: taken': taken({
    header: (honest) => honest.replace(',v1=', `,v1=${'0'.repeat(64)},v1=`),
  }),
  'a bet with a wrong one moves nothing, and may be sent again': async (session) => {
    const before = await session.balance();
    const round = session.round();
    const body = {
      session_id: session.seat.sessionId,
      round_id: round.id('r'),
      transaction_id: round.id('b'),
      amount: fromMinor(session.stake),
    };
    refused(await session.send('bet', body, { secret: ANOTHERS }), 'INVALID_SIGNATURE');
    if ((await session.balance()) !== before) throw new RuleBroken('the balance moved');
    done(await session.send('bet', body), before - session.stake);
  },
});
