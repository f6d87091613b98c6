import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { classOfRoute } from './class-of-route';
import { type Caller, CallerLeft, createWorkGate, Overloaded, type WorkClass } from './work-gate';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function caller(): Caller & { leave: () => void } {
  const acts = new Set<() => void>();
  let left = false;
  return {
    hasLeft: () => left,
    onLeaving(act) {
      acts.add(act);
      return () => acts.delete(act);
    },
    leave() {
      left = true;
      for (const act of [...acts]) act();
    },
  };
}

describe('the gate', () => {
  const limits = { atOnce: 4, waiting: 2, waitMs: 1_000 };

  it('the work gate serves who waits by class and then by arrival', async () => {
    const gate = createWorkGate({ ...limits, atOnce: 1 });
    const leaveFirst = await gate.enter('settle', caller());
    const served: string[] = [];
    const come = (kind: WorkClass, name: string) =>
      gate.enter(kind, caller()).then((leave) => {
        served.push(name);
        leave();
      });
    const all = [
      come('read', 'page'),
      come('act', 'profile'),
      come('sign-in', 'login'),
      come('play', 'bet 1'),
      come('play', 'bet 2'),
      come('operate', 'switch'),
      come('settle', 'win'),
    ];
    leaveFirst();
    await Promise.all(all);
    expect(served).toEqual(['win', 'switch', 'bet 1', 'bet 2', 'login', 'profile', 'page']);
    expect(gate.load()).toEqual({ working: 0, waiting: 0 });
  });

  it('the work gate keeps places for what comes first, whatever floods it', async () => {
    const gate = createWorkGate(limits);
    for (let nth = 0; nth < 5; nth += 1) void gate.enter('read', caller()).catch(() => undefined);
    expect(gate.isFull('read')).toBe(true);
    await expect(gate.enter('read', caller())).rejects.toThrow(Overloaded);
    await gate.enter('play', caller());
    await gate.enter('settle', caller());
    expect(gate.load()).toEqual({ working: 4, waiting: 2 });
  });

  it('the work gate turns away who has waited long enough', async () => {
    const gate = createWorkGate({ ...limits, atOnce: 1 });
    const leave = await gate.enter('play', caller());
    const late = gate.enter('play', caller());
    const told = expect(late).rejects.toMatchObject({ code: 'OVERLOADED' });
    await vi.advanceTimersByTimeAsync(1_000);
    await told;
    expect(gate.load()).toEqual({ working: 1, waiting: 0 });
    leave();
    expect(gate.load()).toEqual({ working: 0, waiting: 0 });
  });

  it('the work gate forgets who left while waiting, and gives their place to the next', async () => {
    const gate = createWorkGate({ ...limits, atOnce: 1 });
    const leave = await gate.enter('play', caller());
    const first = caller();
    const gone = gate.enter('play', first);
    const next = gate.enter('play', caller());
    const told = expect(gone).rejects.toThrow(CallerLeft);
    first.leave();
    await told;
    await expect(gate.enter('play', first)).rejects.toThrow(CallerLeft);
    leave();
    leave();
    await next;
    expect(gate.load()).toEqual({ working: 1, waiting: 0 });
  });
});

it.each([
  ['POST', '/seamless/:provider/win', 'settle'],
  ['POST', '/seamless/:provider/refund', 'settle'],
  ['POST', '/seamless/:provider/rollback', 'settle'],
  ['POST', '/webhooks/payments/:gateway', 'settle'],
  ['POST', '/operator/withdrawals/:id/approve', 'operate'],
  ['POST', '/seamless/:provider/transaction/win', 'settle'],
  ['POST', '/seamless/:provider/transaction/bet', 'play'],
  ['POST', '/seamless/:provider/bet', 'play'],
  ['POST', '/games/:slug/launch', 'play'],
  ['POST', '/auth/web', 'sign-in'],
  ['PUT', '/user/password/reset', 'sign-in'],
  ['POST', '/auth/refresh', 'act'],
  ['POST', '/payments/deposits', 'outside'],
  ['GET', '/payments/deposits/:id', 'read'],
  ['DELETE', '/payments/cards/:id', 'outside'],
  ['GET', '/rounds/:id/recall', 'outside'],
  ['GET', '/games', 'read'],
  ['GET', '/events', null],
  ['GET', '/ready', null],
  ['GET', undefined, null],
] as const)('the request %s %s counts as %s', (method, route, kind) => {
  expect(classOfRoute(method, route)).toBe(kind);
});
