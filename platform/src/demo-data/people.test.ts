import { expect, it } from 'vitest';
import { chanceOf } from './chance';
import { peopleOf } from './people';

it('the same seed makes the same people, and another seed others', () => {
  expect(peopleOf('one', 50, 90)).toEqual(peopleOf('one', 50, 90));
  expect(peopleOf('one', 50, 90)).not.toEqual(peopleOf('two', 50, 90));
});

it('no two people have one phone, and all come within the days', () => {
  const people = peopleOf('one', 2_000, 90);
  expect(new Set(people.map(({ phone }) => phone)).size).toBe(2_000);
  for (const { comes, leaves } of people) {
    expect(comes).toBeGreaterThanOrEqual(0);
    expect(comes).toBeLessThan(90);
    expect(leaves).toBeGreaterThanOrEqual(comes);
  }
});

it('draws of a seed repeat themselves, and stay within their bounds', () => {
  const [one, again] = [chanceOf('seed'), chanceOf('seed')];
  for (let draw = 0; draw < 1_000; draw += 1) {
    const drawn = one.whole(3, 5);
    expect(again.whole(3, 5)).toBe(drawn);
    expect([3, 4, 5]).toContain(drawn);
  }
  expect(chanceOf('seed').id()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});
