import { Broken, balanceIn, done, refused, repeated } from '../expectations';
import { rulesAbout } from '../rule';

const AT_ONCE = 5;

export const betRules = rulesAbout('bet', {
  'takes the stake from the balance': async (sitting) => {
    const before = await sitting.balance();
    done(await sitting.round().bet('b'), before - sitting.stake);
    if ((await sitting.balance()) !== before - sitting.stake) throw new Broken('balance says otherwise');
  },
  'repeated: the first answer, nothing more taken': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    const first = await round.bet('b');
    done(first, before - sitting.stake);
    repeated(first, await round.bet('b'));
    done(await round.bet('another'), before - 2n * sitting.stake);
    repeated(first, await round.bet('b'));
  },
  [`sent ${AT_ONCE} times at once: taken once, one answer`]: async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    const [first, ...more] = await Promise.all(Array.from({ length: AT_ONCE }, () => round.bet('b')));
    if (first === undefined) throw new Broken('no answer');
    done(first, before - sitting.stake);
    for (const one of more) repeated(first, one);
    if ((await sitting.balance()) !== before - sitting.stake) throw new Broken('taken more than once');
  },
  'its transaction_id with another amount or round: DUPLICATE_TRANSACTION': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    done(await round.bet('b'), before - sitting.stake);
    refused(await round.bet('b', sitting.stake + 1n), 'DUPLICATE_TRANSACTION');
    refused(await round.bet('b', sitting.stake, { round_id: round.id('other') }), 'DUPLICATE_TRANSACTION');
    if ((await sitting.balance()) !== before - sitting.stake) throw new Broken('the balance moved');
  },
  'several in one round are all taken': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    for (const nth of [1n, 2n, 3n]) done(await round.bet(`b${nth}`), before - nth * sitting.stake);
  },
  'smaller or larger than the game allows: BET_LIMIT': async (sitting) => {
    const before = await sitting.balance();
    const { min, max } = sitting.seat;
    if (min > 1n) refused(await sitting.round().bet('b', min - 1n), 'BET_LIMIT');
    refused(await sitting.round().bet('b', max + 1n), 'BET_LIMIT');
    if ((await sitting.balance()) !== before) throw new Broken('the balance moved');
  },
  'more than there is: INSUFFICIENT_FUNDS': async (sitting) => {
    const before = await sitting.balance();
    refused(await sitting.round().bet('b', before + 1n), 'INSUFFICIENT_FUNDS');
    if ((await sitting.balance()) !== before) throw new Broken('the balance moved');
  },
  'refused stays refused, also when the money is there': async (sitting) => {
    const round = sitting.round();
    const paid = sitting.round();
    const before = await sitting.balance();
    const first = await round.bet('b', before + 1n);
    refused(first, 'INSUFFICIENT_FUNDS');
    done(await paid.bet('b'), before - sitting.stake);
    done(await paid.win('w', 2n * sitting.stake), before + sitting.stake);
    repeated(first, await round.bet('b', before + 1n));
    if ((await sitting.balance()) !== before + sitting.stake) throw new Broken('the balance moved');
  },
  'in a round that was closed: ROUND_CLOSED': async (sitting) => {
    const round = sitting.round();
    balanceIn(await round.bet('b'));
    balanceIn(await round.win('w', '0.00'));
    refused(await round.bet('late'), 'ROUND_CLOSED');
  },
});
