import { describe, expect, it } from 'vitest';
import { checkAmount, readAction } from './rules';

const limits = { minimum: '50.00', maximum: '29999.00' };

describe('checkAmount', () => {
  it('an amount on either limit is taken', () => {
    expect(checkAmount('50', limits)).toEqual({ ok: true, amount: '50.00' });
    expect(checkAmount('29999', limits)).toEqual({ ok: true, amount: '29999.00' });
  });

  it('an amount beyond a limit names the one that is missed', () => {
    expect(checkAmount('49.99', limits)).toEqual({ ok: false, problem: { reason: 'belowMinimum', limit: '50.00' } });
    expect(checkAmount('29999.01', limits)).toEqual({
      ok: false,
      problem: { reason: 'aboveMaximum', limit: '29999.00' },
    });
  });

  it('an empty field is told from a wrong one', () => {
    expect(checkAmount(' ', limits)).toMatchObject({ problem: { reason: 'required' } });
    expect(checkAmount('ten', limits)).toMatchObject({ problem: { reason: 'invalid' } });
    expect(checkAmount('250.', limits)).toMatchObject({ problem: { reason: 'incomplete' } });
    expect(checkAmount(',50', limits)).toMatchObject({ problem: { reason: 'incomplete' } });
  });
});

it('a missing or unknown action opens the deposit', () => {
  expect(readAction(null)).toBe('deposit');
  expect(readAction('steal')).toBe('deposit');
  expect(readAction('history')).toBe('history');
});
