import type { ChatMessage, ChatThread } from '@kozyr/contracts/chat';
import { describe, expect, it } from 'vitest';
import { inOrder, linesOf, partsOf, readUpTo, spokenWait, withNotice } from './rules';

const message = (id: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `${id}`,
  from: 'player',
  author: null,
  text: `text ${id}`,
  sent_at: '2026-03-02T10:00:00.000Z',
  read_at: null,
  key: `key-${id}`,
  ...over,
});
const answer = (id: number, over: Partial<ChatMessage> = {}) =>
  message(id, { from: 'operator', author: 'Olena', key: null, ...over });
const thread = (...messages: ChatMessage[]): ChatThread => ({
  messages,
  more: false,
  unread: 0,
  online: true,
  usual_answer_minutes: null,
});
const NOW = '2026-03-02T12:00:00.000Z';

describe('the order of a thread', () => {
  it('the messages of a thread are in the order of their ids as numbers, each once', () => {
    const pages = [thread(message(99), message(100)), thread(message(9), message(99))];
    expect(inOrder(pages).map(({ id }) => id)).toEqual(['9', '99', '100']);
  });

  it('a message that has arrived by the stream is not on its way any more', () => {
    const lines = linesOf(
      [message(1)],
      [
        { key: 'key-1', text: 'text 1', error: null },
        { key: 'key-2', text: 'text 2', error: 'network' },
      ],
    );
    expect(lines.map((line) => (line.kind === 'said' ? line.message.key : line.outgoing.key))).toEqual([
      'key-1',
      'key-2',
    ]);
  });

  it('the newest unread answer is what is read by looking; one’s own never are', () => {
    expect(readUpTo([answer(1), message(2), answer(3), message(4)])).toBe('3');
    expect(readUpTo([answer(1, { read_at: NOW }), message(2)])).toBeNull();
  });
});

describe('what the stream tells', () => {
  it('a message that the stream tells is added once, however often it is told', () => {
    const notice = { kind: 'message' as const, message: answer(2), unread: 1 };
    const twice = withNotice(withNotice(thread(message(1)), notice, NOW), notice, NOW);
    expect(twice).toMatchObject({ unread: 1, messages: [{ id: '1' }, { id: '2' }] });
  });

  it('one’s own messages are marked as read up to where support has read', () => {
    const { messages } = withNotice(
      thread(message(1), answer(2), message(3), message(10)),
      { kind: 'read', up_to: '3', at: NOW },
      NOW,
    );
    expect(messages.map(({ read_at }) => read_at)).toEqual([NOW, null, NOW, null]);
  });

  it('answers are marked as read when all was read elsewhere', () => {
    const seen = (unread: number) => withNotice(thread(answer(1), answer(2)), { kind: 'seen', unread }, NOW);
    expect(seen(0).messages.every(({ read_at }) => read_at === NOW)).toBe(true);
    expect(seen(1)).toMatchObject({ unread: 1, messages: [{ read_at: null }, { read_at: null }] });
  });
});

describe('links in a text', () => {
  const links = (text: string) => partsOf(text).flatMap((part) => (part.kind === 'link' ? [part.text] : []));

  it('links are https addresses alone, without the stop that ends the sentence', () => {
    expect(partsOf('See https://kozyr.example/a?b=1. Then (https://x.example/y) go!')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'link', text: 'https://kozyr.example/a?b=1' },
      { kind: 'text', text: '. Then (' },
      { kind: 'link', text: 'https://x.example/y' },
      { kind: 'text', text: ') go!' },
    ]);
  });

  it.each([
    'http://kozyr.example',
    'javascript:alert(1)',
    'data:text/html,<b>',
    'https://kozyr.example@evil.example/',
    'https://аррӏе.com/',
    'https://xn--80ak6aa92e.com/',
    'https://localhost/',
    'https://',
    'www.kozyr.example',
  ])('the text %s is words and no link', (text) => {
    expect(links(text)).toEqual([]);
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('nothing of a text is lost', () => {
    const text = '<a href="https://a.example/">x</a>\nhttps://b.example/?q=<script>';
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(links(text)).toEqual(['https://a.example/', 'https://b.example/?q=']);
  });
});

it.each([
  [1, 'minutes', 1],
  [90, 'minutes', 90],
  [100, 'hours', 2],
  [1440, 'hours', 24],
] as const)('a wait of %i minutes for an answer is said as %s: %i', (minutes, unit, count) => {
  expect(spokenWait(minutes)).toEqual({ unit, count });
});
