import { expect, it } from 'vitest';
import { changeLines } from './change-lines';

it('what changed of a bonus is told field by field, and what is no JSON is told by nothing', () => {
  const details = { before: '{"wager":20,"code":null}', after: '{"wager":30,"code":"SPRING","bonus_group_id":2}' };
  expect(changeLines({ details })).toEqual([
    { field: 'wager', before: '20', after: '30' },
    { field: 'code', before: null, after: 'SPRING' },
  ]);
  expect(changeLines({ details: { after: 'off' } })).toEqual([]);
});
