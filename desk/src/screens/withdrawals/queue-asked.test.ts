import { describe, expect, it } from 'vitest';
import { nextInQueue, queueAsked } from './queue-asked';

describe('what the address asks of the queue', () => {
  it('the queue of withdrawals asks for the oldest first while nothing is named', () => {
    expect(queueAsked({})).toMatchObject({ sort: 'age', order: 'asc' });
  });

  it('the queue of withdrawals takes filters as they are typed and leaves out what nobody can have meant', () => {
    expect(
      queueAsked({
        sort: 'amount_desc',
        status: 'PAYING',
        amount_from: '10,50',
        amount_to: 'much',
        hint: 'velocity',
        waiting_minutes: '61',
        ruling: 'fair',
        bound: 'above',
        after: 'c1',
      }),
    ).toEqual({
      sort: 'amount',
      order: 'desc',
      status: 'PAYING',
      currency: undefined,
      rail: undefined,
      amount_from: '10.50',
      amount_to: undefined,
      waiting_minutes: undefined,
      hint: 'velocity',
      ruling: undefined,
      bound: 'above',
      player: undefined,
      cursor: 'c1',
    });
  });
});

describe('whose turn it is after a decision', () => {
  const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

  it.each([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
    ['elsewhere', 'a'],
  ])('after %s comes %s', (decided, next) => {
    expect(nextInQueue(items, decided)).toBe(next);
  });

  it('nothing comes after the only one', () => {
    expect(nextInQueue([{ id: 'a' }], 'a')).toBeNull();
    expect(nextInQueue([], 'a')).toBeNull();
  });
});
