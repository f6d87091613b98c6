import { Broken, balanceIn, done, refused, repeated } from '../expectations';
import { rulesAbout } from '../rule';

export const refundRules = rulesAbout('refund', {
  'gives the stake back': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    done(await round.bet('b'), before - sitting.stake);
    done(await round.refund('f', 'b'), before);
  },
  'repeated, or under another transaction_id: given back once': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    balanceIn(await round.bet('b'));
    const first = await round.refund('f', 'b');
    done(first, before);
    repeated(first, await round.refund('f', 'b'));
    done(await round.refund('f2', 'b'), before);
  },
  'its transaction_id for another bet: DUPLICATE_TRANSACTION': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    balanceIn(await round.bet('b1'));
    balanceIn(await round.bet('b2'));
    done(await round.refund('f', 'b1'), before - sitting.stake);
    refused(await round.refund('f', 'b2'), 'DUPLICATE_TRANSACTION');
    if ((await sitting.balance()) !== before - sitting.stake) throw new Broken('the balance moved');
  },
  'of one bet of two gives back that one': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    balanceIn(await round.bet('b1'));
    done(await round.bet('b2', sitting.stake + 1n), before - 2n * sitting.stake - 1n);
    done(await round.refund('f', 'b2'), before - sitting.stake);
  },
  'before its bet: taken, and the bet is refused when it comes (TRANSACTION_REFUNDED)': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    done(await round.refund('f', 'b'), before);
    refused(await round.bet('b'), 'TRANSACTION_REFUNDED');
    refused(await round.bet('b'), 'TRANSACTION_REFUNDED');
    if ((await sitting.balance()) !== before) throw new Broken('the balance moved');
  },
  'of a bet that was refused: taken, nothing moves': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    refused(await round.bet('b', sitting.seat.max + 1n), 'BET_LIMIT');
    done(await round.refund('f', 'b'), before);
  },
  'of a round that was lost gives the stake back': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    balanceIn(await round.bet('b'));
    balanceIn(await round.win('w', '0.00'));
    done(await round.refund('f', 'b'), before);
  },
  'after a paid win, of the only bet: ROUND_CLOSED, the win stands': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    balanceIn(await round.bet('b'));
    done(await round.win('w', sitting.stake), before);
    refused(await round.refund('f', 'b'), 'ROUND_CLOSED');
    if ((await sitting.balance()) !== before) throw new Broken('the balance moved');
  },
  'refused is not remembered: taken once the win is rolled back': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    balanceIn(await round.bet('b'));
    balanceIn(await round.win('w', sitting.stake));
    refused(await round.refund('f', 'b'), 'ROUND_CLOSED');
    done(await round.rollback('k', 'w'), before - sitting.stake);
    done(await round.refund('f', 'b'), before);
  },
});
