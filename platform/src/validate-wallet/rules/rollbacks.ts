import { balanceIn, done, RuleBroken, refused, repeated } from '../expectations';
import { rulesAbout } from '../rule';

export const rollbackRules = rulesAbout('rollback', {
  'of a bet gives the stake back': async (session) => {
    const before = await session.balance();
    const round = session.round();
    done(await round.bet('b'), before - session.stake);
    done(await round.rollback('k', 'b'), before);
  },
  'of a win takes it back': async (session) => {
    const before = await session.balance();
    const round = session.round();
    balanceIn(await round.bet('b'));
    done(await round.win('w', session.stake), before);
    done(await round.rollback('k', 'w'), before - session.stake);
  },
  'repeated, or under another transaction_id: undone once': async (session) => {
    const before = await session.balance();
    const round = session.round();
    balanceIn(await round.bet('b'));
    balanceIn(await round.win('w', session.stake));
    const first = await round.rollback('k', 'w');
    done(first, before - session.stake);
    repeated(first, await round.rollback('k', 'w'));
    done(await round.rollback('k2', 'w'), before - session.stake);
  },
  'its transaction_id for another one: DUPLICATE_TRANSACTION': async (session) => {
    const before = await session.balance();
    const round = session.round();
    balanceIn(await round.bet('b1'));
    balanceIn(await round.bet('b2'));
    done(await round.rollback('k', 'b1'), before - session.stake);
    refused(await round.rollback('k', 'b2'), 'DUPLICATE_TRANSACTION');
    if ((await session.balance()) !== before - session.stake) throw new RuleBroken('the balance moved');
  },
  'of an id that names a bet and a win undoes both': async (session) => {
    const before = await session.balance();
    const round = session.round();
    balanceIn(await round.bet('same'));
    done(await round.win('same', 2n * session.stake), before + session.stake);
    done(await round.rollback('k', 'same'), before);
  },
  'before its bet: taken, and the bet is refused when it comes (TRANSACTION_REFUNDED)': async (session) => {
    const before = await session.balance();
    const round = session.round();
    done(await round.rollback('k', 'b'), before);
    refused(await round.bet('b'), 'TRANSACTION_REFUNDED');
    if ((await session.balance()) !== before) throw new RuleBroken('the balance moved');
  },
  'before its win: taken, and the win is refused when it comes (TRANSACTION_REFUNDED)': async (session) => {
    const before = await session.balance();
    const round = session.round();
    balanceIn(await round.bet('b'));
    done(await round.rollback('k', 'w'), before - session.stake);
    refused(await round.win('w', session.stake), 'TRANSACTION_REFUNDED');
    if ((await session.balance()) !== before - session.stake) throw new RuleBroken('the balance moved');
  },
  'then the undone bet or win repeated: its first answer, nothing moves': async (session) => {
    const before = await session.balance();
    const round = session.round();
    const bet = await round.bet('b');
    const win = await round.win('w', session.stake);
    balanceIn(win);
    done(await round.rollback('k', 'w'), before - session.stake);
    repeated(win, await round.win('w', session.stake));
    done(await round.rollback('k2', 'b'), before);
    repeated(bet, await round.bet('b'));
    if ((await session.balance()) !== before) throw new RuleBroken('the balance moved');
  },
  'of the only bet of a paid win: ROUND_CLOSED': async (session) => {
    const before = await session.balance();
    const round = session.round();
    balanceIn(await round.bet('b'));
    done(await round.win('w', session.stake), before);
    refused(await round.rollback('k', 'b'), 'ROUND_CLOSED');
    if ((await session.balance()) !== before) throw new RuleBroken('the balance moved');
  },
  'of a bet and its refund: given back once': async (session) => {
    const before = await session.balance();
    const round = session.round();
    balanceIn(await round.bet('b'));
    done(await round.refund('f', 'b'), before);
    done(await round.rollback('k', 'b'), before);
  },
});
