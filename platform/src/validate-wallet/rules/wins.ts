import { Broken, balanceIn, done, refused, repeated, waits } from '../expectations';
import { rulesAbout } from '../rule';

export const winRules = rulesAbout('win', {
  'pays its amount': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    done(await round.bet('b'), before - sitting.stake);
    done(await round.win('w', 2n * sitting.stake + 1n), before + sitting.stake + 1n);
  },
  'of 0.00 settles a lost round': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    done(await round.bet('b'), before - sitting.stake);
    done(await round.win('w', '0.00'), before - sitting.stake);
  },
  'repeated: the first answer, nothing more paid': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    done(await round.bet('b'), before - sitting.stake);
    const first = await round.win('w', sitting.stake);
    done(first, before);
    repeated(first, await round.win('w', sitting.stake));
    if ((await sitting.balance()) !== before) throw new Broken('paid twice');
  },
  'its transaction_id with another amount or ending: DUPLICATE_TRANSACTION': async (sitting) => {
    const round = sitting.round();
    const before = await sitting.balance();
    done(await round.bet('b'), before - sitting.stake);
    done(await round.win('w', sitting.stake), before);
    refused(await round.win('w', 2n * sitting.stake), 'DUPLICATE_TRANSACTION');
    refused(await round.win('w', sitting.stake, { round_closed: false }), 'DUPLICATE_TRANSACTION');
    if ((await sitting.balance()) !== before) throw new Broken('the balance moved');
  },
  'before its bet: TRANSACTION_NOT_FOUND; sent again after it, paid': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    refused(await round.win('w', sitting.stake), 'TRANSACTION_NOT_FOUND');
    done(await round.bet('b'), before - sitting.stake);
    done(await round.win('w', sitting.stake), before);
  },
  'that leaves its round open: more bets, more wins, then the closing one': async (sitting) => {
    const { stake } = sitting;
    const before = await sitting.balance();
    const round = sitting.round();
    done(await round.bet('b1'), before - stake);
    done(await round.win('w1', stake, { round_closed: false }), before);
    done(await round.bet('b2'), before - stake);
    done(await round.win('w2', stake), before);
    refused(await round.bet('b3'), 'ROUND_CLOSED');
  },
  'in a closed round waits for an operator: pending_review, and the same again': async (sitting) => {
    const left = (await sitting.balance()) - sitting.stake;
    const round = sitting.round();
    done(await round.bet('b'), left);
    done(await round.win('w', '0.00'), left);
    const first = await round.win('more', sitting.stake);
    waits(first, left);
    repeated(first, await round.win('more', sitting.stake));
  },
  'of more than any round can win waits for an operator, and keeps its stake from a refund': async (sitting) => {
    const left = (await sitting.balance()) - sitting.stake;
    const round = sitting.round();
    done(await round.bet('b'), left);
    const first = await round.win('w', '999999999999.99');
    waits(first, left);
    repeated(first, await round.win('w', '999999999999.99'));
    refused(await round.refund('f', 'b'), 'ROUND_CLOSED');
  },
  'after every bet was given back: TRANSACTION_REFUNDED': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    balanceIn(await round.bet('b'));
    done(await round.refund('f', 'b'), before);
    refused(await round.win('w', sitting.stake), 'TRANSACTION_REFUNDED');
    if ((await sitting.balance()) !== before) throw new Broken('the balance moved');
  },
  'may have the transaction_id of its bet': async (sitting) => {
    const before = await sitting.balance();
    const round = sitting.round();
    done(await round.bet('same'), before - sitting.stake);
    done(await round.win('same', 2n * sitting.stake), before + sitting.stake);
  },
});
