import { balanceIn, done, RuleBroken, refused, repeated } from '../expectations';
import { rulesAbout } from '../rule';

const AT_ONCE = 5;

export const betRules = rulesAbout('bet', {
  'takes the stake from the balance': async (session) => {
    const before = await session.balance();
    done(await session.round().bet('b'), before - session.stake);
    if ((await session.balance()) !== before - session.stake) throw new RuleBroken('balance says otherwise');
  },
  'repeated: the first answer, nothing more taken': async (session) => {
    const before = await session.balance();
    const round = session.round();
    const first = await round.bet('b');
    done(first, before - session.stake);
    repeated(first, await round.bet('b'));
    done(await round.bet('another'), before - 2n * session.stake);
    repeated(first, await round.bet('b'));
  },
  [`sent ${AT_ONCE} times at once: taken once, one answer`]: async (session) => {
    const before = await session.balance();
    const round = session.round();
    const [first, ...more] = await Promise.all(Array.from({ length: AT_ONCE }, () => round.bet('b')));
    if (first === undefined) throw new RuleBroken('no answer');
    done(first, before - session.stake);
    for (const one of more) repeated(first, one);
    if ((await session.balance()) !== before - session.stake) throw new RuleBroken('taken more than once');
  },
  'its transaction_id with another amount or round: DUPLICATE_TRANSACTION': async (session) => {
    const before = await session.balance();
    const round = session.round();
    done(await round.bet('b'), before - session.stake);
    refused(await round.bet('b', session.stake + 1n), 'DUPLICATE_TRANSACTION');
    refused(await round.bet('b', session.stake, { round_id: round.id('other') }), 'DUPLICATE_TRANSACTION');
    if ((await session.balance()) !== before - session.stake) throw new RuleBroken('the balance moved');
  },
  'several in one round are all taken': async (session) => {
    const before = await session.balance();
    const round = session.round();
    for (const nth of [1n, 2n, 3n]) done(await round.bet(`b${nth}`), before - nth * session.stake);
  },
  'smaller or larger than the game allows: BET_LIMIT': async (session) => {
    const before = await session.balance();
    const { min, max } = session.seat;
    if (min > 1n) refused(await session.round().bet('b', min - 1n), 'BET_LIMIT');
    refused(await session.round().bet('b', max + 1n), 'BET_LIMIT');
    if ((await session.balance()) !== before) throw new RuleBroken('the balance moved');
  },
  'more than there is: INSUFFICIENT_FUNDS': async (session) => {
    const before = await session.balance();
    refused(await session.round().bet('b', before + 1n), 'INSUFFICIENT_FUNDS');
    if ((await session.balance()) !== before) throw new RuleBroken('the balance moved');
  },
  'refused stays refused, also when the money is there': async (session) => {
    const round = session.round();
    const paid = session.round();
    const before = await session.balance();
    const first = await round.bet('b', before + 1n);
    refused(first, 'INSUFFICIENT_FUNDS');
    done(await paid.bet('b'), before - session.stake);
    done(await paid.win('w', 2n * session.stake), before + session.stake);
    repeated(first, await round.bet('b', before + 1n));
    if ((await session.balance()) !== before + session.stake) throw new RuleBroken('the balance moved');
  },
  'in a round that was closed: ROUND_CLOSED': async (session) => {
    const round = session.round();
    balanceIn(await round.bet('b'));
    balanceIn(await round.win('w', '0.00'));
    refused(await round.bet('late'), 'ROUND_CLOSED');
  },
});
