import { expect, test } from 'vitest';
import { changeableAt, drawnAvatar, fitNickname, foldNickname } from './rules';

const refusal = (typed: string) => {
  const fitted = fitNickname(typed);
  return 'refused' in fitted ? fitted.refused : null;
};

test.each([
  'Olena',
  'Тарас',
  'Әсел',
  'Ғани',
  'Їжак',
  'fox2024',
  'Король7',
  'Страна',
  'Сабля',
  'Барсук',
  'Хачапури',
  'Scott',
  'Grape',
  'Москаль',
  'Хохлов',
  'Модерн',
  'Көтібар',
  'Debate',
  'Команда',
  'Wolf',
  'Vovvik',
])('%s is a nickname', (nickname) => {
  expect(fitNickname(` ${nickname} `)).toMatchObject({ nickname });
});

test.each([
  ['ab', 'length'],
  ['a'.repeat(17), 'length'],
  ['7up', 'letters'],
  ['my fox', 'letters'],
  ['fox_1', 'letters'],
  ['狐狸狐狸', 'letters'],
  ['Fоx', 'mixed'],
  ['fox20241', 'digits'],
  ['a1b2c3d4e5', 'digits'],
  ['me@mail', 'contact'],
  ['site.com', 'contact'],
  ['+380671', 'contact'],
  ['MyTelegram', 'contact'],
  ['wwwfox', 'contact'],
  ['ТелеграмЯ', 'contact'],
] as const)('%s is no nickname: %s', (typed, why) => {
  expect(refusal(typed)).toBe(why);
});

test.each([
  'Admin',
  'adm1n',
  '4dmin',
  'aadmiin',
  'xAdminx',
  'АДМИН',
  'Kozyr',
  'Козир',
  'Қозыр',
  'support24',
  'Підтримка',
  'Қолдау',
])('a word of the house is refused as %s', (typed) => {
  expect(refusal(typed)).toMatch(/refused|letters/);
});

test.each([
  'Сука',
  'суука',
  'cyka',
  'ПИЗДец',
  'курва',
  'Гівнюк',
  'қотақ',
  'жәлеп',
  'fuckyou',
  'fuuck',
  'sh1t',
  'blyat',
  'pidor1',
])('an insult is refused as %s', (typed) => {
  expect(refusal(typed)).toBe('refused');
});

test.each([
  ['Tom', 'ТОМ'],
  ['OLEG', '0leg'],
  ['BOB', 'ВОВ'],
  ['lion', 'Iion'],
  ['Corn', 'Com'],
  ['Кот', 'қот'],
  ['Ёлка', 'Елка'],
])('%s and %s read alike', (one, other) => {
  expect(foldNickname(one)).toBe(foldNickname(other));
});

test('nicknames that read differently are two', () => {
  expect(new Set(['Tom', 'Том2', 'Tim', 'Dom', 'Лис', 'Лиса'].map(foldNickname)).size).toBe(6);
});

test('a nickname is kept for thirty days', () => {
  const chosen = new Date('2026-03-02T10:00:00Z');
  const from = new Date('2026-04-01T10:00:00Z');
  expect(changeableAt(null, chosen)).toBeNull();
  expect(changeableAt(chosen, new Date(from.getTime() - 1))).toEqual(from);
  expect(changeableAt(chosen, from)).toBeNull();
});

test('an avatar is drawn from three bytes, and all are drawn', () => {
  expect(drawnAvatar(Uint8Array.of(3, 4, 0))).toEqual({ suit: 'spades', colour: 'gold', pattern: 'plain' });
  const drawn = Array.from({ length: 256 }, (_, byte) => drawnAvatar(Uint8Array.of(byte, byte, byte)));
  expect(new Set(drawn.map(({ suit }) => suit)).size).toBe(4);
  expect(new Set(drawn.map(({ colour }) => colour)).size).toBe(5);
});
