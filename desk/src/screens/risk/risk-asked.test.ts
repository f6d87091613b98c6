import { expect, it } from 'vitest';
import { newCaseAbout, wantedCases } from './risk-asked';

const ID = '0d9a1f7e-31ce-4f0e-8f2b-64d1a3c0a001';

it('open cases come first, all of a player who is named, and what is no filter is left out', () => {
  expect(wantedCases({})).toEqual({ state: 'open' });
  expect(wantedCases({ state: 'all', kind: 'play', sort: 'changed_desc' })).toEqual({
    kind: 'play',
    sort: 'changed_desc',
  });
  expect(wantedCases({ state: 'closed' })).toEqual({ state: 'closed' });
  expect(wantedCases({ player: ID })).toEqual({ player: ID });
  expect(wantedCases({ kind: 'nothing', player: 'x', sort: 'up' })).toEqual({ state: 'open' });
});

it('a link says what a case is to be opened about', () => {
  expect(newCaseAbout({ about: 'withdrawal', of: ID })).toEqual({ about: 'withdrawal', id: ID });
  expect([newCaseAbout({}), newCaseAbout({ about: 'round', of: ID }), newCaseAbout({ about: 'player' })]).toEqual([
    null,
    null,
    null,
  ]);
});
