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

it('a draft is kept across a reload, for its writer alone', () => {
  draftChanged('Half a question');
  reload('ada');
  expect(state().draft).toBe('Half a question');
  reload('grace');
  expect(state().draft).toBe('');
});

it('a message that did not get there is kept, also one that was on its way when the page closed', () => {
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

it('a message that arrived or was given up is forgotten, and then nothing is kept', () => {
  messageSending({ key: 'a', text: 'One' });
  messageSending({ key: 'b', text: 'Two' });
  messageArrived('a');
  messageGivenUp('b');
  expect(state().outgoing).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it.each(['{', 'null', '"x"', '{"draft":5,"outgoing":[null,{"key":1,"text":"x"},{"key":"a"}]}'])(
  'a chat of which %s was kept begins with nothing',
  (kept) => {
    localStorage.setItem('kozyr:chat:ada', kept);
    reload('ada');
    expect(state()).toMatchObject({ draft: '', outgoing: [] });
  },
);

it('a draft goes on without a storage', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  draftChanged('Still here');
  refuse.mockRestore();
  expect(state().draft).toBe('Still here');
});
