import { balanceIn, done, RuleBroken, refused, repeated } from '../expectations';
import { rulesAbout } from '../rule';

export const refundRules = rulesAbout('refund', {
  'gives the stake back': async (session) => {
    const before = await session.balance();
    const round = session.round();
    done(await round.bet('b'), before - session.stake);
    done(await round.refund('f', 'b'), before);
  },
  'repeated, or under another transaction_id: given back once': async (session) => {
    const before = await session.balance();
    const round = session.round();
    balanceIn(await round.bet('b'));
    const first = await round.refund('f', 'b');
    done(first, before);
    repeated(first, await round.refund('f', 'b'));
    done(await round.refund('f2', 'b'), before);
  },
  'its transaction_id for another bet: DUPLICATE_TRANSACTION': async (session) => {
    const before = await session.balance();
    const round = session.round();
    balanceIn(await round.bet('b1'));
    balanceIn(await round.bet('b2'));
    done(await round.refund('f', 'b1'), before - session.stake);
    refused(await round.refund('f', 'b2'), 'DUPLICATE_TRANSACTION');
    if ((await session.balance()) !== before - session.stake) throw new RuleBroken('the balance moved');
  },
  'of one bet of two gives back that one': async (session) => {
    const before = await session.balance();
    const round = session.round();
    balanceIn(await round.bet('b1'));
    done(await round.bet('b2', session.stake + 1n), before - 2n * session.stake - 1n);
    done(await round.refund('f', 'b2'), before - session.stake);
  },
  'before its bet: taken, and the bet is refused when it comes (TRANSACTION_REFUNDED)': async (session) => {
    const before = await session.balance();
    const round = session.round();
    done(await round.refund('f', 'b'), before);
    refused(await round.bet('b'), 'TRANSACTION_REFUNDED');
    refused(await round.bet('b'), 'TRANSACTION_REFUNDED');
    if ((await session.balance()) !== before) throw new RuleBroken('the balance moved');
  },
  'of a bet that was refused: taken, nothing moves': async (session) => {
    const before = await session.balance();
    const round = session.round();
    refused(await round.bet('b', session.seat.max + 1n), 'BET_LIMIT');
    done(await round.refund('f', 'b'), before);
  },
  'of a round that was lost gives the stake back': async (session) => {
    const before = await session.balance();
    const round = session.round();
    balanceIn(await round.bet('b'));
    balanceIn(await round.win('w', '0.00'));
    done(await round.refund('f', 'b'), before);
  },
  'after a paid win, of the only bet: ROUND_CLOSED, the win stands': async (session) => {
    const before = await session.balance();
    const round = session.round();
    balanceIn(await round.bet('b'));
    done(await round.win('w', session.stake), before);
    refused(await round.refund('f', 'b'), 'ROUND_CLOSED');
    if ((await session.balance()) !== before) throw new RuleBroken('the balance moved');
  },
  'refused is not remembered: taken once the win is rolled back': async (session) => {
    const before = await session.balance();
    const round = session.round();
    balanceIn(await round.bet('b'));
    balanceIn(await round.win('w', session.stake));
    refused(await round.refund('f', 'b'), 'ROUND_CLOSED');
    done(await round.rollback('k', 'w'), before - session.stake);
    done(await round.refund('f', 'b'), before);
  },
});
