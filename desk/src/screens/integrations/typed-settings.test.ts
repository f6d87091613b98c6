import { expect, it } from 'vitest';
import { changesOf, settingsTyped, typedOf } from './typed-settings';

const HUB88 = {
  protocol: 'hub88',
  address: 'https://api.hub88.example',
  operator_id: 816,
  frames: ['https://one.example', 'https://two.example'],
  currencies: ['uah'],
  min_bet: '1',
  max_bet: '1000',
  max_win_multiplier: '5000',
} as const;
const settings = { ...HUB88, frames: [...HUB88.frames], currencies: [...HUB88.currencies] };

it('settings come back as they were typed', () => {
  const typed = typedOf('hub88', settings);
  expect(typed).toMatchObject({ operator_id: '816', frames: 'https://one.example\nhttps://two.example' });
  expect(settingsTyped('hub88', typed)).toEqual({ settings });
});

it('fields that are wrong are named, and an empty form names those that are needed', () => {
  const typed = { ...typedOf('hub88', settings), operator_id: 'none', frames: 'two.example' };
  expect(settingsTyped('hub88', typed)).toEqual({ wrong: ['operator_id', 'frames'] });
  expect(settingsTyped('kozyr-games', typedOf('kozyr-games', null))).toEqual({
    wrong: ['address', 'public_address', 'currencies'],
  });
});

it('a change is told field by field', () => {
  expect(changesOf(settings, { ...settings, max_bet: '500', currencies: ['uah', 'kzt'] })).toEqual([
    { field: 'currencies', before: 'uah', after: 'uah, kzt' },
    { field: 'max_bet', before: '1000', after: '500' },
  ]);
});
