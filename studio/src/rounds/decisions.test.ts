import { describe, expect, test } from 'vitest';
import { DomainError } from '../errors/domain-error';
import type { Action, Choice } from '../maths/decisions/laid-round';
import { DAY, type DecisionHarness, decisionHarness, drive, fresh, STAKE, START, send } from './decision-harness';
import { closesAt, TIMED_OUT } from './decisions';
import type { Decision } from './round';

const MINES = [3, 7, 20];

const open = (cell: number, id = `open-${cell}`): Decision => ({ id, action: { kind: 'open', cell } });
const cashOut: Decision = { id: 'cash', action: { kind: 'cash-out' } };

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  );
}

const onMines = async (): Promise<DecisionHarness> => {
  const one = decisionHarness(fresh({ engine: 'mines', mines: MINES.length }), { engine: 'mines', mines: MINES });
  await drive(one);
  return one;
};

describe('a round that its player decides in', () => {
  test('a round of decisions takes the stake, waits, is decided step by step, and pays once', async () => {
    const one = await onMines();
    expect(one.store.round()).toMatchObject({ state: 'deciding', win: null, decisions: [] });
    expect(one.bank.applied).toEqual(['bet']);
    await send(one, 0, open(0));
    expect(one.bank.balance()).toBe(START - STAKE);
    await send(one, 1, open(24));
    const round = await send(one, 2, cashOut);
    // 0.97 x 25/22 x 24/21 of 10.50 is 13.2272...
    expect(round).toMatchObject({ state: 'settled', win: 1_322n });
    expect(one.bank.applied).toEqual(['bet', 'win']);
    expect(one.bank.balance()).toBe(START - STAKE + 1_322n);
  });

  test('a round lost at a mine still sends its closing win of zero', async () => {
    const one = await onMines();
    expect(await send(one, 0, open(7))).toMatchObject({ state: 'settled', win: 0n });
    expect(one.bank.applied).toEqual(['bet', 'win']);
    expect(one.bank.balance()).toBe(START - STAKE);
  });

  test('a round of decisions in demo play never calls the wallet', async () => {
    const one = decisionHarness(fresh({ engine: 'mines', mines: 3 }, { mode: 'demo', walletSession: null }), {
      engine: 'mines',
      mines: MINES,
    });
    await drive(one);
    await send(one, 0, open(0));
    expect(await send(one, 1, cashOut)).toMatchObject({ state: 'settled', win: 1_157n });
    expect(one.bank.applied).toEqual([]);
  });
});

describe('a decision', () => {
  test('a repeated decision is made once and answered again, before the end and after it', async () => {
    const one = await onMines();
    const first = await send(one, 0, open(0));
    expect(await send(one, 0, open(0))).toEqual(first);
    await send(one, 1, open(1));
    expect((await send(one, 0, open(0))).decisions).toHaveLength(2);
    const end = await send(one, 2, cashOut);
    expect(await send(one, 2, cashOut)).toEqual(end);
    expect(await send(one, 0, open(0))).toEqual(end);
    expect(one.bank.applied).toEqual(['bet', 'win']);
  });

  test.each<[string, (one: DecisionHarness) => Promise<unknown>]>([
    ['STALE_STEP', (one) => send(one, 0, open(5))],
    ['STEP_AHEAD', (one) => send(one, 2, open(5))],
    ['DECISION_ID_REUSED', (one) => send(one, 0, open(9, 'open-0'))],
    ['DECISION_ID_REUSED', (one) => send(one, 1, open(0))],
    ['NOT_OFFERED', (one) => send(one, 1, open(0, 'again'))],
    ['NOT_OFFERED', (one) => send(one, 1, { id: 'g', action: { kind: 'guess', guess: 'higher' } })],
    ['NOT_OFFERED', (one) => send(one, 1, { id: 'h', action: { kind: 'hold', held: [0] } })],
  ])('a decision is refused with %s and changes nothing', async (code, work) => {
    const one = await onMines();
    await send(one, 0, open(0));
    const before = one.store.round();
    expect(await codeOf(work(one))).toBe(code);
    expect(one.store.round()).toEqual(before);
  });

  test('a decision after the end is refused', async () => {
    const one = await onMines();
    await send(one, 0, open(3));
    expect(await codeOf(send(one, 1, open(4)))).toBe('ROUND_OVER');
    expect(await codeOf(send(one, 1, cashOut))).toBe('ROUND_OVER');
  });

  test('a decision of two windows at once is made by one, and the other one learns of it', async () => {
    const one = await onMines();
    const codes = await Promise.all([codeOf(send(one, 0, open(0))), codeOf(send(one, 0, open(1)))]);
    expect(codes.sort()).toEqual(['STALE_STEP', 'done']);
    expect(one.store.round().decisions).toHaveLength(1);
  });

  test('a decision waits while another process drives the round', async () => {
    const one = await onMines();
    const claimed = await one.store.claim('r1');
    const waiting = send(one, 0, open(0));
    expect(one.store.round().decisions).toHaveLength(0);
    await one.store.release('r1', claimed?.lease ?? '', 0);
    expect((await waiting).decisions).toHaveLength(1);
  });
});

describe('a round left open', () => {
  test('a round left open is left alone until the day is over', async () => {
    const one = await onMines();
    await send(one, 0, open(0));
    one.deps.clock.now = DAY - 1;
    expect((await drive(one)).state).toBe('deciding');
    expect(closesAt(one.store.round()).getTime()).toBe(DAY);
  });

  test('a round left open is cashed out then at its value, as a decision of the operator', async () => {
    const one = await onMines();
    await send(one, 0, open(0));
    one.deps.clock.now = DAY;
    const round = await drive(one);
    expect(round).toMatchObject({ state: 'settled', win: 1_157n });
    expect(round.decisions.at(-1)).toEqual({ id: TIMED_OUT, action: { kind: 'cash-out' } });
    expect(one.bank.balance()).toBe(START - STAKE + 1_157n);
    expect(await codeOf(send(one, 1, cashOut))).toBe('ROUND_OVER');
  });

  test.each<[string, Choice, Action[]]>([
    ['nothing was opened', { engine: 'mines', mines: 5 }, []],
    ['only the first card was changed', { engine: 'high-low' }, [{ kind: 'skip' }]],
  ])('a round left open is given back when %s', async (_, choice, actions) => {
    const one = decisionHarness(fresh(choice));
    await drive(one);
    for (const [step, action] of actions.entries()) await send(one, step, { id: `d${step}`, action });
    one.deps.clock.now = DAY;
    expect(await drive(one)).toMatchObject({ state: 'refunded', failure: 'TIMED_OUT', win: null });
    expect(one.bank.applied).toEqual(['bet', 'refund']);
    expect(one.bank.balance()).toBe(START);
  });

  test.each<[string, number[], bigint]>([
    // Unshuffled: four aces and a two.
    ['a hand that pays is paid as it was dealt', [], STAKE * 25n],
    // Ten, jack, queen and king of clubs, and a two of hearts.
    ['a hand that pays nothing is lost, and the stake stays: the cards were seen', [36, 40, 44, 48, 6], 0n],
  ])('a round of video poker left open stands: %s', async (_, first, win) => {
    const rest = Array.from({ length: 52 }, (_none, card) => card).filter((card) => !first.includes(card));
    const deck = [...first, ...rest];
    const one = decisionHarness(fresh({ engine: 'video-poker' }), { engine: 'video-poker', deck });
    await drive(one);
    one.deps.clock.now = DAY;
    const round = await drive(one);
    expect(round).toMatchObject({ state: 'settled', win });
    expect(round.decisions).toEqual([{ id: TIMED_OUT, action: { kind: 'hold', held: [0, 1, 2, 3, 4] } }]);
    expect(one.bank.applied).toEqual(['bet', 'win']);
    expect(one.bank.balance()).toBe(START - STAKE + win);
  });

  test('a round left open in demo play is given back without a wallet', async () => {
    const one = decisionHarness(fresh({ engine: 'high-low' }, { mode: 'demo', walletSession: null }));
    await drive(one);
    one.deps.clock.now = DAY;
    expect((await drive(one)).state).toBe('refunded');
    expect(one.bank.applied).toEqual([]);
  });

  test('a round left open takes no late decision: it is ended first', async () => {
    const one = await onMines();
    await send(one, 0, open(0));
    one.deps.clock.now = DAY + 1;
    expect(await codeOf(send(one, 1, open(1)))).toBe('ROUND_OVER');
    expect(one.store.round()).toMatchObject({ state: 'settled', win: 1_157n });
  });
});
