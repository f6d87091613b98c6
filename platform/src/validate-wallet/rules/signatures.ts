import { fromMinor } from '@kozyr/contracts/money';
import { SIGNATURE_TOLERANCE_SECONDS } from '@kozyr/contracts/payment-gateway';
import { Broken, balanceIn, done, refused } from '../expectations';
import { rulesAbout } from '../rule';
import type { Sitting } from '../sitting';
import type { Twist } from '../wallet-door';

const ANOTHERS = 'somebody-elses-secret-0123456789';
const PAST = SIGNATURE_TOLERANCE_SECONDS + 30;
const WITHIN = SIGNATURE_TOLERANCE_SECONDS - 60;

const ask = ({ seat, send }: Sitting, twist: Twist) => send('balance', { session_id: seat.sessionId }, twist);

const turnedAway = (twist: Twist) => async (sitting: Sitting) =>
  refused(await ask(sitting, twist), 'INVALID_SIGNATURE');
const taken = (twist: Twist) => async (sitting: Sitting) => {
  balanceIn(await ask(sitting, twist));
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
  'a bet with a wrong one moves nothing, and may be sent again': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    const body = {
      session_id: sitting.seat.sessionId,
      round_id: round.id('r'),
      transaction_id: round.id('b'),
      amount: fromMinor(sitting.stake),
    };
    refused(await sitting.send('bet', body, { secret: ANOTHERS }), 'INVALID_SIGNATURE');
    if ((await sitting.balance()) !== before) throw new Broken('the balance moved');
    done(await sitting.send('bet', body), before - sitting.stake);
  },
});
