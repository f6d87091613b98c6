import { describe, expect, test } from 'vitest';
import { DomainError } from '../errors/domain-error';
import type { Move } from '../maths/blackjack/blackjack';
import { DAY, type DecisionHarness, decisionHarness, drive, fresh, STAKE, START, send } from './decision-harness';
import { stakedIn } from './decisions';
import type { Decision } from './round';
import { roundView } from './round-view';

/** Six and five against a nine over a seven; then a ten for the player and a two for the dealer. */
const DOUBLED = shoe(20, 32, 16, 24, 36, 4);
/** Two eights against a six over a ten; a three and a two for the split, tens for both, and a ten for the dealer. */
const SPLIT = shoe(28, 20, 29, 36, 8, 4, 37, 38, 39);

function shoe(...first: number[]): number[] {
  return [...first, ...Array.from({ length: 60 - first.length }, () => 0)];
}

const make = (kind: Move, id = `the-${kind}`): Decision => ({ id, action: { kind } });
const refusal = { kind: 'refused', error: 'LIMIT_REACHED' } as const;

async function dealt(cards: number[], patch: Parameters<typeof fresh>[1] = {}): Promise<DecisionHarness> {
  const one = decisionHarness(fresh({ engine: 'blackjack' }, patch), { engine: 'blackjack', shoe: cards });
  await drive(one);
  return one;
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  );

const seen = (one: DecisionHarness) => roundView(one.store.round());

describe('a further stake', () => {
  test('a further stake is taken before a card is shown, and paid with the first one', async () => {
    const one = await dealt(DOUBLED);
    const round = await send(one, 0, make('double'));
    // Six, five and ten are 21 against 18.
    expect(round).toMatchObject({ state: 'settled', win: 4n * STAKE });
    expect(one.bank.applied).toEqual(['bet', 'bet:the-double', 'win']);
    expect(one.bank.balance()).toBe(START + 2n * STAKE);
    expect(seen(one)).toMatchObject({ stake: '21.00', win: '42.00', outcome: { bet: '10.50', steps: ['double'] } });
    expect(seen(one).outcome).toMatchObject({ now: { multiplier: '2.0000', amount: '42.00' } });
  });

  test('a split and two doubles are four stakes of one round', async () => {
    const one = await dealt(SPLIT);
    await send(one, 0, make('split'));
    await send(one, 1, make('double', 'first-double'));
    const round = await send(one, 2, make('double', 'other-double'));
    expect([round.state, round.win, stakedIn(round)]).toEqual(['settled', 8n * STAKE, 4n * STAKE]);
    expect(one.bank.balance()).toBe(START + 4n * STAKE);
  });

  test('one that is refused leaves the hand as it stood, and is answered again for its id', async () => {
    const one = await dealt(DOUBLED);
    one.bank.troubles.push(refusal);
    const round = await send(one, 0, make('double'));
    expect(round.state).toBe('deciding');
    const outcome = { refused: 'LIMIT_REACHED', step: 1, steps: [], dealer: [32], offers: ['hit', 'stand', 'double'] };
    expect(seen(one)).toMatchObject({ status: 'open', stake: '10.50', outcome });
    expect(await send(one, 0, make('double'))).toEqual(round);
    expect(await codeOf(send(one, 0, make('hit')))).toBe('STALE_STEP');
    expect(one.bank.applied).toEqual(['bet']);
    expect(await send(one, 1, make('double', 'once-more'))).toMatchObject({ state: 'settled', win: 4n * STAKE });
    expect(one.bank.applied).toEqual(['bet', 'bet:once-more', 'win']);
  });

  test('one without an answer is asked for again, and nothing is decided before it is known', async () => {
    const one = await dealt(DOUBLED);
    one.bank.troubles.push('lost-answer');
    await send(one, 0, make('double'));
    expect(seen(one)).toMatchObject({ status: 'pending', stake: '10.50', outcome: { dealer: [32], shoe: null } });
    one.bank.troubles.push('lost-call');
    expect(await codeOf(send(one, 0, make('stand')))).toBe('ROUND_UNFINISHED');
    await drive(one);
    expect(one.store.round()).toMatchObject({ state: 'settled', win: 4n * STAKE });
    expect(one.bank.applied).toEqual(['bet', 'bet:the-double', 'win']);
  });

  test.each([['lost-call'], ['lost-answer']] as const)(
    'one whose fate can’t be found out is given back, and no card was shown for it: %s',
    async (trouble) => {
      const one = await dealt(DOUBLED);
      one.bank.troubles.push(trouble, 'lost-call', 'lost-call');
      await send(one, 0, make('double'));
      for (let turn = 0; turn < 6; turn += 1) await drive(one);
      expect(seen(one)).toMatchObject({ status: 'open', outcome: { refused: 'UNANSWERED', dealer: [32], steps: [] } });
      expect(one.bank.balance()).toBe(START - STAKE);
      // Eleven against sixteen and a ten.
      expect(await send(one, 1, make('stand'))).toMatchObject({ state: 'settled', win: 2n * STAKE });
    },
  );

  test('a first refusal after a call of unknown fate is not believed: the stake is given back', async () => {
    const one = await dealt(DOUBLED);
    one.bank.troubles.push('lost-answer', { kind: 'refused', error: 'OVERLOADED' });
    await send(one, 0, make('double'));
    for (let turn = 0; turn < 4; turn += 1) await drive(one);
    expect(one.bank.applied).toEqual(['bet', 'bet:the-double', 'refund:the-double']);
    expect(one.bank.balance()).toBe(START - STAKE);
  });

  test('a process that dies while it asks leaves the stake to the next one', async () => {
    const one = await dealt(DOUBLED);
    await one.store.decide('r1', null, 0, { ...make('double'), raise: { fate: 'asked', failure: null } }, null);
    await drive(one);
    expect(one.store.round()).toMatchObject({ state: 'settled', win: 4n * STAKE });
    expect(one.bank.applied).toEqual(['bet', 'bet:the-double', 'win']);
  });

  test('after ten refusals no further stake is asked for, so that there are steps left to end the round', async () => {
    const one = await dealt(DOUBLED);
    for (let turn = 0; turn < 10; turn += 1) {
      one.bank.troubles.push(refusal);
      await send(one, turn, make('double', `double-${turn}`));
    }
    expect(await codeOf(send(one, 10, make('double', 'double-10')))).toBe('NOT_OFFERED');
    expect(await send(one, 10, make('stand'))).toMatchObject({ state: 'settled' });
  });

  test('demo play takes it without the wallet', async () => {
    const one = await dealt(DOUBLED, { mode: 'demo', walletSession: null });
    expect(await send(one, 0, make('double'))).toMatchObject({ state: 'settled', win: 4n * STAKE });
    expect(one.bank.applied).toEqual([]);
  });
});

describe('a round of blackjack', () => {
  test('a blackjack is paid as soon as it is dealt', async () => {
    const one = await dealt(shoe(0, 32, 48, 24));
    expect(one.store.round()).toMatchObject({ state: 'settled', decisions: [], win: 2_625n });
    expect(one.bank.applied).toEqual(['bet', 'win']);
    expect(await codeOf(send(one, 0, make('stand')))).toBe('ROUND_OVER');
  });

  test('a round left for a day stands, both hands of a split too, and no stake is given back', async () => {
    const one = await dealt(SPLIT);
    await send(one, 0, make('split'));
    one.deps.clock.now = DAY;
    await drive(one);
    const round = one.store.round();
    // Eleven and ten against sixteen and a ten: the dealer has too much.
    expect([round.state, round.win]).toEqual(['settled', 4n * STAKE]);
    expect(seen(one).outcome).toMatchObject({ timed_out: true, steps: ['split', 'stand', 'stand'] });
  });

  test('a further stake that is asked for when the day is over is found out first', async () => {
    const one = await dealt(DOUBLED);
    one.bank.troubles.push('lost-answer');
    await send(one, 0, make('double'));
    one.deps.clock.now = DAY;
    await drive(one);
    expect(one.store.round()).toMatchObject({ state: 'settled', win: 4n * STAKE });
  });
});
