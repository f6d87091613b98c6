import { fromMinor } from '@kozyr/contracts/money';
import { balanceIn, done, playedUpTo, playedWhole, RuleBroken, refused, repeated } from '../expectations';
import { type GameSession, paying, staking } from '../game-session';
import { rulesAbout } from '../rule';

async function balanceIs(session: GameSession, expected: bigint): Promise<void> {
  const balance = await session.balance();
  if (balance !== expected) throw new RuleBroken(`the balance is ${fromMinor(balance)}, not ${fromMinor(expected)}`);
}

const ten = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, call));

export const playRules = rulesAbout('play', {
  'a bet and its win in one call: both are made': async (session) => {
    const before = await session.balance();
    const { stake } = session;
    playedWhole(await session.round().play([staking('b', stake), paying('w', 2n * stake)]), before + stake);
    await balanceIs(session, before + stake);
  },
  'repeated, also ten times at once: the first answer, made once': async (session) => {
    const before = await session.balance();
    const round = session.round();
    const actions = [staking('b', session.stake), paying('w', '0.00')];
    const first = await round.play(actions);
    playedWhole(first, before - session.stake);
    for (const again of await ten(() => round.play(actions))) repeated(first, again);
    await balanceIs(session, before - session.stake);
  },
  'ten at once that nobody sent before: made once': async (session) => {
    const before = await session.balance();
    const round = session.round();
    const replies = await ten(() => round.play([staking('b', session.stake), paying('w', '0.00')]));
    for (const reply of replies) playedWhole(reply, before - session.stake);
    await balanceIs(session, before - session.stake);
  },
  'its first action refused: that error with 400, nothing is made, and a bet stays refused': async (session) => {
    const before = await session.balance();
    const round = session.round();
    const actions = [staking('b', before + 1n), paying('w', session.stake)];
    const first = await round.play(actions);
    refused(first, 'INSUFFICIENT_FUNDS');
    repeated(first, await round.play(actions));
    refused(await round.bet('b', before + 1n), 'INSUFFICIENT_FUNDS');
    refused(await round.win('w', session.stake), 'TRANSACTION_NOT_FOUND');
    await balanceIs(session, before);
  },
  'one in the middle refused: those before it stand, those after it are not made': async (session) => {
    const before = await session.balance();
    const round = session.round();
    const tooMuch = session.seat.max + 1n;
    const actions = [staking('b', session.stake), staking('more', tooMuch), paying('w', 2n * session.stake)];
    playedUpTo(await round.play(actions), before - session.stake, 'BET_LIMIT');
    await balanceIs(session, before - session.stake);
    done(await round.win('w', session.stake), before);
  },
  'whose bet was made before, by bet: it gets its first answer, the win is made': async (session) => {
    const before = await session.balance();
    const round = session.round();
    done(await round.bet('b'), before - session.stake);
    playedWhole(await round.play([staking('b', session.stake), paying('w', session.stake)]), before);
    await balanceIs(session, before);
  },
  'then its actions as calls of their own: their first answers, nothing moves': async (session) => {
    const before = await session.balance();
    const round = session.round();
    playedWhole(
      await round.play([staking('b', session.stake), paying('w', 2n * session.stake)]),
      before + session.stake,
    );
    done(await round.bet('b'), before - session.stake);
    done(await round.win('w', 2n * session.stake), before + session.stake);
    await balanceIs(session, before + session.stake);
  },
  'another body under a transaction_id of it: DUPLICATE_TRANSACTION, at that action': async (session) => {
    const before = await session.balance();
    const round = session.round();
    playedWhole(await round.play([staking('b', session.stake), paying('w', '0.00')]), before - session.stake);
    refused(await round.play([staking('b', session.stake + 1n), paying('w', '0.00')]), 'DUPLICATE_TRANSACTION');
    const other = await round.play([staking('b', session.stake), paying('w', session.stake)]);
    playedUpTo(other, before - session.stake, 'DUPLICATE_TRANSACTION');
    await balanceIs(session, before - session.stake);
  },
  'its bet refunded after a win of 0.00: given back; after a paid win: ROUND_CLOSED': async (session) => {
    const before = await session.balance();
    const lost = session.round();
    balanceIn(await lost.play([staking('b', session.stake), paying('w', '0.00')]));
    done(await lost.refund('f', 'b'), before);
    const won = session.round();
    playedWhole(await won.play([staking('b', session.stake), paying('w', session.stake)]), before);
    refused(await won.refund('f', 'b'), 'ROUND_CLOSED');
    done(await won.rollback('k', 'w'), before - session.stake);
    done(await won.refund('f', 'b'), before);
  },
  'its bet refunded before it comes: TRANSACTION_REFUNDED, nothing is made': async (session) => {
    const before = await session.balance();
    const round = session.round();
    done(await round.refund('f', 'b'), before);
    refused(await round.play([staking('b', session.stake), paying('w', session.stake)]), 'TRANSACTION_REFUNDED');
    await balanceIs(session, before);
  },
  'a win before any bet: TRANSACTION_NOT_FOUND, and the bet after it is not made': async (session) => {
    const before = await session.balance();
    const round = session.round();
    refused(await round.play([paying('w', session.stake), staking('b', session.stake)]), 'TRANSACTION_NOT_FOUND');
    await balanceIs(session, before);
  },
  'eight actions are taken, in their order': async (session) => {
    const before = await session.balance();
    const wins = ['1', '2', '3', '4', '5'].map((nth) => paying(`w${nth}`, '0.00', { round_closed: false }));
    const actions = [staking('b1', session.stake), staking('b2', session.stake), ...wins, paying('w', session.stake)];
    playedWhole(await session.round().play(actions), before - session.stake);
    await balanceIs(session, before - session.stake);
  },
  'no action, nine, two of a kind with one id, one that is none, a wrong amount: INVALID_REQUEST': async (session) => {
    const before = await session.balance();
    const bet = staking('b', session.stake);
    const wrong = {
      'no action': [],
      nine: [bet, ...Array.from({ length: 8 }, (_, nth) => paying(`w${nth}`, '0.00', { round_closed: false }))],
      'one id twice': [bet, staking('b', session.stake)],
      'no action of the contract': [bet, { ...paying('w', '0.00'), action: 'refund' }],
      'a bet of "0"': [staking('b', '0'), paying('w', '0.00')],
      'a win of "1.005"': [bet, paying('w', '1.005')],
      'a win without round_closed': [bet, paying('w', '0.00', { round_closed: undefined })],
    };
    for (const [what, actions] of Object.entries(wrong))
      refused(await session.round().play(actions), 'INVALID_REQUEST', what);
    await balanceIs(session, before);
  },
});
