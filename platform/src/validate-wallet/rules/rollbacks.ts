import { Broken, balanceIn, done, refused, repeated } from '../expectations';
import { rulesAbout } from '../rule';

export const rollbackRules = rulesAbout('rollback', {
  'of a bet gives the stake back': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    done(await round.bet('b'), before - sitting.stake);
    done(await round.rollback('k', 'b'), before);
  },
  'of a win takes it back': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    balanceIn(await round.bet('b'));
    done(await round.win('w', sitting.stake), before);
    done(await round.rollback('k', 'w'), before - sitting.stake);
  },
  'repeated, or under another transaction_id: undone once': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    balanceIn(await round.bet('b'));
    balanceIn(await round.win('w', sitting.stake));
    const first = await round.rollback('k', 'w');
    done(first, before - sitting.stake);
    repeated(first, await round.rollback('k', 'w'));
    done(await round.rollback('k2', 'w'), before - sitting.stake);
  },
  'its transaction_id for another one: DUPLICATE_TRANSACTION': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    balanceIn(await round.bet('b1'));
    balanceIn(await round.bet('b2'));
    done(await round.rollback('k', 'b1'), before - sitting.stake);
    refused(await round.rollback('k', 'b2'), 'DUPLICATE_TRANSACTION');
    if ((await sitting.balance()) !== before - sitting.stake) throw new Broken('the balance moved');
  },
  'of an id that names a bet and a win undoes both': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    balanceIn(await round.bet('same'));
    done(await round.win('same', 2n * sitting.stake), before + sitting.stake);
    done(await round.rollback('k', 'same'), before);
  },
  'before its bet: taken, and the bet is refused when it comes (TRANSACTION_REFUNDED)': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    done(await round.rollback('k', 'b'), before);
    refused(await round.bet('b'), 'TRANSACTION_REFUNDED');
    if ((await sitting.balance()) !== before) throw new Broken('the balance moved');
  },
  'before its win: taken, and the win is refused when it comes (TRANSACTION_REFUNDED)': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    balanceIn(await round.bet('b'));
    done(await round.rollback('k', 'w'), before - sitting.stake);
    refused(await round.win('w', sitting.stake), 'TRANSACTION_REFUNDED');
    if ((await sitting.balance()) !== before - sitting.stake) throw new Broken('the balance moved');
  },
  'then the undone bet or win repeated: its first answer, nothing moves': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    const bet = await round.bet('b');
    const win = await round.win('w', sitting.stake);
    balanceIn(win);
    done(await round.rollback('k', 'w'), before - sitting.stake);
    repeated(win, await round.win('w', sitting.stake));
    done(await round.rollback('k2', 'b'), before);
    repeated(bet, await round.bet('b'));
    if ((await sitting.balance()) !== before) throw new Broken('the balance moved');
  },
  'of the only bet of a paid win: ROUND_CLOSED': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    balanceIn(await round.bet('b'));
    done(await round.win('w', sitting.stake), before);
    refused(await round.rollback('k', 'b'), 'ROUND_CLOSED');
    if ((await sitting.balance()) !== before) throw new Broken('the balance moved');
  },
  'of a bet and its refund: given back once': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    balanceIn(await round.bet('b'));
    done(await round.refund('f', 'b'), before);
    done(await round.rollback('k', 'b'), before);
  },
});
