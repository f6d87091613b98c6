import { expect, test } from 'vitest';
import { DomainError } from '../errors/domain-error';
import { MOVES } from '../maths/blackjack/blackjack';
import { type Action, type Choice, layOut } from '../maths/decisions/laid-round';
import { payout } from '../maths/decisions/ratio';
import { type Draw, pick, seededDraw } from '../maths/random';
import { DAY, decisionHarness, drive, fresh, STAKE, START, send } from './decision-harness';
import { isLaid, judge, progressIn, stakedIn, TIMED_OUT } from './decisions';
import { type Decision, FINAL_STATES, LeaseLostError, type RoundStore } from './round';

class Killed extends Error {}

const anyAction = (draw: Draw, choice: Choice): Action => {
  const roll = draw(10);
  if (roll === 0) return { kind: 'cash-out' };
  if (roll === 1) return { kind: 'skip' };
  if (choice.engine === 'video-poker' && roll > 3) {
    const held = [0, 1, 2, 3, 4].filter(() => draw(2) === 0);
    return { kind: 'hold', held: draw(8) === 0 ? [...held, draw(7)] : held };
  }
  if (choice.engine === 'blackjack') return { kind: pick(draw, MOVES) };
  if ((choice.engine === 'mines') === roll > 2) return { kind: 'open', cell: draw(27) - 1 };
  return { kind: 'guess', guess: pick(draw, ['higher', 'lower', 'same'] as const) };
};

/** Dies at some writes, before or after them; `answered` tells whether the caller heard of it. */
function mortal(store: RoundStore, draw: Draw): RoundStore {
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    const fate = draw(12);
    if (fate === 0) throw new Killed();
    const result = await work();
    if (fate === 1) throw new Killed();
    return result;
  };
  return {
    ...store,
    countAttempt: (...input) => guard(() => store.countAttempt(...input)),
    move: (...input) => guard(() => store.move(...input)),
    draw: (...input) => guard(() => store.draw(...input)),
    decide: (...input) => guard(() => store.decide(...input)),
    raise: (...input) => guard(() => store.raise(...input)),
    release: (...input) => guard(() => store.release(...input)),
  };
}

test('any order, repetition and interruption of decisions ends in one legal end, paid once', {
  timeout: 60_000,
}, async () => {
  const draw = seededDraw(77);
  const ends = new Map<string, number>();
  for (let run = 0; run < 800; run += 1) {
    const choice = pick<Choice>(draw, [
      { engine: 'high-low' },
      { engine: 'video-poker' },
      { engine: 'blackjack' },
      { engine: 'mines', mines: 1 + draw(20) },
    ]);
    const one = decisionHarness(fresh(choice), layOut(choice, draw));
    const through = mortal(one.store, draw);
    const refusal = { kind: 'refused', error: 'LIMIT_REACHED' } as const;
    one.bank.troubles.push(
      ...Array.from({ length: draw(5) }, () => pick(draw, ['lost-call', 'lost-answer', refusal] as const)),
    );
    /** A process that dies leaves its lease; the next one waits until it has run out. */
    const survive = async (work: () => Promise<unknown>) => {
      try {
        await work();
      } catch (error) {
        if (!(error instanceof Killed || error instanceof DomainError || error instanceof LeaseLostError)) throw error;
        if (!(error instanceof DomainError)) one.store.expire();
      }
    };
    const sent: { step: number; decision: Decision }[] = [];
    const stop = draw(3) === 0 ? draw(6) : 40;
    for (let turn = 0; turn < stop && !FINAL_STATES.has(one.store.round().state); turn += 1) {
      await survive(() => drive(one, through));
      const old = draw(3) === 0 && sent.length > 0 ? pick(draw, sent) : null;
      const request = old ?? {
        step: Math.max(0, one.store.round().decisions.length + (draw(5) === 0 ? draw(5) - 2 : 0)),
        decision: { id: `${run}-${turn}`, action: anyAction(draw, choice) },
      };
      sent.push(request);
      const again = draw(4) === 0 ? [request, request] : [request];
      await Promise.all(again.map(({ step, decision }) => survive(() => send(one, step, decision, through))));
    }
    one.deps.clock.now = DAY;
    one.store.expire();
    for (let sweep = 0; sweep < 12; sweep += 1) await drive(one);

    const round = one.store.round();
    const { applied } = one.bank;
    ends.set(round.state, (ends.get(round.state) ?? 0) + 1);
    expect(one.store.draws()).toBeLessThanOrEqual(1);
    const own = round.decisions.filter(({ id }) => id !== TIMED_OUT);
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
    if (!isLaid(round.outcome)) {
      // A bet whose answer was never heard is given up: nothing was laid out, and nothing is lost.
      expect(round.state).toBe('refunded');
      expect(one.bank.balance()).toBe(START);
      continue;
    }
    const progress = progressIn(round, round.outcome);
    if (round.state === 'settled') {
      const due = progress.multiplier === null ? 0n : payout(STAKE, progress.multiplier);
      expect(progress.ended).not.toBeNull();
      expect(round.win).toBe(due);
      const count = (kind: string) => applied.filter((name) => name === kind || name.startsWith(`${kind}:`)).length;
      expect([count('bet') - count('refund'), count('win')]).toEqual([Number(stakedIn(round) / STAKE), 1]);
      expect(one.bank.balance()).toBe(START - stakedIn(round) + due);
      if (progress.engine === 'blackjack') expect(BigInt(progress.staked) * STAKE).toBe(stakedIn(round));
    } else {
      expect(round.state).toBe('refunded');
      // Whoever has seen cards that may be worth less gets no stake back for staying away.
      expect(['mines', 'high-low']).toContain(choice.engine);
      expect(progress).toMatchObject({ ended: null, multiplier: null });
      expect(applied).toEqual(['bet', 'refund']);
      expect(one.bank.balance()).toBe(START);
    }
    for (const { step, decision } of sent) {
      expect(['repeat', 'reused', 'over']).toContain(judge(round, step, decision).kind);
    }
  }
  expect(ends.get('settled')).toBeGreaterThan(250);
  expect(ends.get('refunded')).toBeGreaterThan(40);
});
