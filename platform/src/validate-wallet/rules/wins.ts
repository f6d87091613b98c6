import { balanceIn, done, RuleBroken, refused, repeated, waits } from '../expectations';
import { rulesAbout } from '../rule';

export const winRules = rulesAbout('win', {
  'pays its amount': async (session) => {
    const before = await session.balance();
    const round = session.round();
    done(await round.bet('b'), before - session.stake);
    done(await round.win('w', 2n * session.stake + 1n), before + session.stake + 1n);
  },
  'of 0.00 settles a lost round': async (session) => {
    const before = await session.balance();
    const round = session.round();
    done(await round.bet('b'), before - session.stake);
    done(await round.win('w', '0.00'), before - session.stake);
  },
  'repeated: the first answer, nothing more paid': async (session) => {
    const before = await session.balance();
    const round = session.round();
    done(await round.bet('b'), before - session.stake);
    const first = await round.win('w', session.stake);
    done(first, before);
    repeated(first, await round.win('w', session.stake));
    if ((await session.balance()) !== before) throw new RuleBroken('paid twice');
  },
  'its transaction_id with another amount or ending: DUPLICATE_TRANSACTION': async (session) => {
    const round = session.round();
    const before = await session.balance();
    done(await round.bet('b'), before - session.stake);
    done(await round.win('w', session.stake), before);
    refused(await round.win('w', 2n * session.stake), 'DUPLICATE_TRANSACTION');
    refused(await round.win('w', session.stake, { round_closed: false }), 'DUPLICATE_TRANSACTION');
    if ((await session.balance()) !== before) throw new RuleBroken('the balance moved');
  },
  'before its bet: TRANSACTION_NOT_FOUND; sent again after it, paid': async (session) => {
    const before = await session.balance();
    const round = session.round();
    refused(await round.win('w', session.stake), 'TRANSACTION_NOT_FOUND');
    done(await round.bet('b'), before - session.stake);
    done(await round.win('w', session.stake), before);
  },
  'that leaves its round open: more bets, more wins, then the closing one': async (session) => {
    const { stake } = session;
    const before = await session.balance();
    const round = session.round();
    done(await round.bet('b1'), before - stake);
    done(await round.win('w1', stake, { round_closed: false }), before);
    done(await round.bet('b2'), before - stake);
    done(await round.win('w2', stake), before);
    refused(await round.bet('b3'), 'ROUND_CLOSED');
  },
  'in a closed round waits for an operator: pending_review, and the same again': async (session) => {
    const left = (await session.balance()) - session.stake;
    const round = session.round();
    done(await round.bet('b'), left);
    done(await round.win('w', '0.00'), left);
    const first = await round.win('more', session.stake);
    waits(first, left);
    repeated(first, await round.win('more', session.stake));
  },
  'of more than any round can win waits for an operator, and keeps its stake from a refund': async (session) => {
    const left = (await session.balance()) - session.stake;
    const round = session.round();
    done(await round.bet('b'), left);
    const first = await round.win('w', '999999999999.99');
    waits(first, left);
    repeated(first, await round.win('w', '999999999999.99'));
    refused(await round.refund('f', 'b'), 'ROUND_CLOSED');
  },
  'after every bet was given back: TRANSACTION_REFUNDED': async (session) => {
    const before = await session.balance();
    const round = session.round();
    balanceIn(await round.bet('b'));
    done(await round.refund('f', 'b'), before);
    refused(await round.win('w', session.stake), 'TRANSACTION_REFUNDED');
    if ((await session.balance()) !== before) throw new RuleBroken('the balance moved');
  },
  'may have the transaction_id of its bet': async (session) => {
    const before = await session.balance();
    const round = session.round();
    done(await round.bet('same'), before - session.stake);
    done(await round.win('same', 2n * session.stake), before + session.stake);
  },
});
