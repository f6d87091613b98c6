import { expect, it } from 'vitest';
import { playersAsked } from './players-asked';

it('an address without filters asks for the newest players', () => {
  expect(playersAsked({})).toMatchObject({ order: 'registered', direction: 'desc', q: undefined });
});

it('filters of the address are asked as the contract writes them', () => {
  expect(
    playersAsked({ sort: 'balance_asc', q: ' olena ', state: 'suspended', balance_from: '12,5', rating_from: '3' }),
  ).toMatchObject({
    order: 'balance',
    direction: 'asc',
    q: 'olena',
    state: 'suspended',
    balance_from: '12.5',
    rating_from: '3',
  });
});

it('what nobody can have meant is left out, and the place of the next page goes along', () => {
  const asked = playersAsked({ sort: 'shoe_up', state: 'asleep', registered_from: 'monday', q: 'x', after: 'place' });
  expect(asked).toMatchObject({ cursor: 'place' });
  expect(Object.values({ ...asked, cursor: undefined }).filter((value) => value !== undefined)).toEqual([]);
});
