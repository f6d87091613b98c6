import { describe, expect, it } from 'vitest';
import { CALL_ARRIVES_SECONDS, CALL_CODE_LENGTH, NEXT_ATTEMPT_MS } from './constants';
import { afterEvent, canConfirm } from './rules';
import type { VerificationEvent, VerificationState } from './types';

const closed: VerificationState = { step: 'closed' };
const run = (...events: VerificationEvent[]) => events.reduce(afterEvent, closed);
const now = 1_000_000;

describe('verification by call', () => {
  it('goes from call-info to confirmation for a player with a phone', () => {
    expect(run({ type: 'asked', phone: '+380 67' })).toEqual({ step: 'call-info', phone: '+380 67' });
    expect(run({ type: 'asked', phone: '+380 67' }, { type: 'continued', now })).toEqual({
      step: 'confirmation',
      phone: '+380 67',
      nextAttemptAt: now + 120_000,
    });
  });

  it('asks for the phone in between when there is none', () => {
    const asked = run({ type: 'asked', phone: null }, { type: 'continued', now });
    expect(asked).toEqual({ step: 'set-phone' });
    expect(afterEvent(asked, { type: 'called', phone: '+7 700', now })).toMatchObject({
      step: 'confirmation',
      phone: '+7 700',
    });
  });

  it('allows the next attempt after 2 minutes and not before', () => {
    expect(NEXT_ATTEMPT_MS).toBe(120_000);
    const first = run({ type: 'asked', phone: '+7 700' }, { type: 'continued', now });
    expect(afterEvent(first, { type: 'called-again', now: now + 119_999 })).toBe(first);
    expect(afterEvent(first, { type: 'called-again', now: now + 120_000 })).toMatchObject({
      nextAttemptAt: now + 240_000,
    });
  });

  it('ends verified, and can be left at every step', () => {
    const steps: VerificationEvent[] = [
      { type: 'asked', phone: null },
      { type: 'continued', now },
    ];
    const called: VerificationEvent[] = [...steps, { type: 'called', phone: '+7 700', now }];
    expect(run(...called, { type: 'confirmed' })).toEqual({ step: 'verified' });
    expect(run(...called, { type: 'phone-doubted' })).toEqual({ step: 'set-phone' });
    for (let count = 1; count <= called.length; count += 1) {
      expect(run(...called.slice(0, count), { type: 'left' })).toEqual({ step: 'closed' });
    }
  });

  it('is not moved by what does not belong to its step', () => {
    for (const type of ['confirmed', 'phone-doubted'] as const) {
      expect(run({ type })).toEqual({ step: 'closed' });
      expect(run({ type: 'asked', phone: null }, { type })).toEqual({ step: 'call-info', phone: null });
    }
  });

  it('takes a code of 4 digits', () => {
    expect(CALL_CODE_LENGTH).toBe(4);
    expect(CALL_ARRIVES_SECONDS).toBe(10);
    expect(['', '123', '1234', '12345', '12a4'].map(canConfirm)).toEqual([false, false, true, false, false]);
  });
});
