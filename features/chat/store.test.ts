// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  draftChanged,
  messageArrived,
  messageGivenUp,
  messageRefused,
  messageSending,
  useChatDraft,
  writerCame,
} from './store';

const state = () => useChatDraft.getState();
/** As though the page were opened anew. */
const reload = (writer: string) => {
  useChatDraft.setState(useChatDraft.getInitialState());
  writerCame(writer);
};
beforeEach(() => {
  localStorage.clear();
  reload('ada');
});

it('keeps a draft across a reload, for its writer alone', () => {
  draftChanged('Half a question');
  reload('ada');
  expect(state().draft).toBe('Half a question');
  reload('grace');
  expect(state().draft).toBe('');
});

it('keeps a message that did not get there, also one that was on its way when the page closed', () => {
  messageSending({ key: 'a', text: 'One' });
  messageSending({ key: 'b', text: 'Two' });
  messageRefused('a', 'network');
  expect(state().outgoing.map(({ error }) => error)).toEqual(['network', null]);
  reload('ada');
  expect(state().outgoing).toEqual([
    { key: 'a', text: 'One', error: 'interrupted' },
    { key: 'b', text: 'Two', error: 'interrupted' },
  ]);
  messageSending({ key: 'a', text: 'One' });
  expect(state().outgoing.map(({ key, error }) => [key, error])).toEqual([
    ['a', null],
    ['b', 'interrupted'],
  ]);
});

it('forgets what arrived and what was given up, and then keeps nothing', () => {
  messageSending({ key: 'a', text: 'One' });
  messageSending({ key: 'b', text: 'Two' });
  messageArrived('a');
  messageGivenUp('b');
  expect(state().outgoing).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it.each(['{', 'null', '"x"', '{"draft":5,"outgoing":[null,{"key":1,"text":"x"},{"key":"a"}]}'])(
  'begins with nothing when %s was kept',
  (kept) => {
    localStorage.setItem('kozyr:chat:ada', kept);
    reload('ada');
    expect(state()).toMatchObject({ draft: '', outgoing: [] });
  },
);

it('goes on without a storage', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  draftChanged('Still here');
  refuse.mockRestore();
  expect(state().draft).toBe('Still here');
});
