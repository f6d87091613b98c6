import type { ChatMessage } from '@kozyr/contracts/chat';
import type { CannedAnswer } from '@kozyr/contracts/operator/canned-answers';
import { expect, it } from 'vitest';
import {
  cannedSearch,
  filledAnswer,
  inOrder,
  neighbour,
  offeredAnswers,
  seenUpTo,
  unfilledIn,
  unreadUpTo,
} from './rules';

const said = (id: string, from: ChatMessage['from'], read_at: string | null = null): ChatMessage => ({
  id,
  from,
  author: from === 'operator' ? 'Olena' : null,
  text: `Text ${id}`,
  sent_at: '2026-03-02T10:00:00.000Z',
  key: null,
  read_at,
});
const canned = (key: string, title: string): CannedAnswer => ({
  key,
  title,
  texts: { uk: `{{login}}: ${key}`, ru: key, en: `Hello {{ login }}, {{operator}} here`, kk: key },
  version: 1,
  changed_at: '2026-03-02T10:00:00.000Z',
  changed_by: 'owner',
});

it('pages of a thread become one order by number, each message once', () => {
  const pages = [
    { messages: [said('9', 'player'), said('10', 'operator')] },
    { messages: [said('2', 'player'), said('9', 'player')] },
  ];
  expect(inOrder(pages).map(({ id }) => id)).toEqual(['2', '9', '10']);
});

it('what is seen goes up to the player’s newest message, and is unread only while nobody has read it', () => {
  const messages = [said('1', 'player', '2026-03-02T10:01:00.000Z'), said('2', 'player'), said('3', 'operator')];
  expect(unreadUpTo(messages)).toBe('2');
  expect(seenUpTo(messages)).toBe('2');
  expect(unreadUpTo(messages.slice(0, 1))).toBeNull();
  expect(seenUpTo([said('3', 'operator')])).toBeUndefined();
});

it.each([
  ['/', ''],
  ['/lim', 'lim'],
  ['/lim it', null],
  ['lim', null],
  [' /lim', null],
  ['', null],
])('the text %o looks for %o among canned answers', (text, search) => {
  expect(cannedSearch(text)).toBe(search);
});

it('canned answers whose key begins with what is looked for come first, then those that only have it', () => {
  const answers = [
    canned('card-limits', 'Cards'),
    canned('limits', 'How limits work'),
    canned('bonus', 'The limit of a bonus'),
  ];
  expect(offeredAnswers(answers, 'LIM').map(({ key }) => key)).toEqual(['limits', 'card-limits', 'bonus']);
  expect(offeredAnswers(answers, 'wheel')).toEqual([]);
});

it('a canned answer is filled in the language chosen, and what nobody can fill is told', () => {
  const text = filledAnswer(canned('hello', 'Hello'), 'en', { login: '+380•••67' });
  expect(text).toBe('Hello +380•••67, {{operator}} here');
  expect(unfilledIn(text)).toEqual(['operator']);
});

it.each([
  ['b', 1, 'c'],
  ['b', -1, 'a'],
  ['a', -1, 'a'],
  ['c', 1, 'c'],
  [undefined, 1, 'a'],
  ['gone', -1, 'a'],
] as const)('from the thread %o a step of %i leads to %o', (current, step, next) => {
  expect(neighbour(['a', 'b', 'c'], current, step)).toBe(next);
});
