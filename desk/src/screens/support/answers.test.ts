// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { answerFailed, answerGone, answerSending, answersOf, draftChanged } from './answers';

beforeEach(() => window.sessionStorage.clear());

it('an answer that did not arrive stays with its key until it is sent again or given up', () => {
  answersOf('olena');
  answerSending({ key: 'k1', player: 'p1', text: 'Hello' });
  answerFailed('k1', 'Nobody answers');
  expect(answersOf('olena').outgoing).toEqual([
    { key: 'k1', player: 'p1', text: 'Hello', state: 'failed', problem: 'Nobody answers' },
  ]);
  answerSending({ key: 'k1', player: 'p1', text: 'Hello' });
  expect(answersOf('olena').outgoing).toEqual([{ key: 'k1', player: 'p1', text: 'Hello', state: 'sending' }]);
  answerGone('k1');
  expect(answersOf('olena').outgoing).toEqual([]);
});

it('drafts and answers on their way outlive the page in their tab, for their operator alone', () => {
  answersOf('taras');
  draftChanged('p1', 'Half a sentence');
  answerSending({ key: 'k2', player: 'p2', text: 'On its way' });
  expect(answersOf('olena')).toEqual({ drafts: {}, outgoing: [] });
  expect(answersOf('taras')).toEqual({
    drafts: { p1: 'Half a sentence' },
    outgoing: [{ key: 'k2', player: 'p2', text: 'On its way', state: 'interrupted' }],
  });
  draftChanged('p1', '');
  expect(answersOf('taras').drafts).toEqual({});
});

it('what was kept by somebody else’s code is read as nothing', () => {
  window.sessionStorage.setItem('desk-answers-mykola', '{"drafts": 1}');
  expect(answersOf('mykola')).toEqual({ drafts: {}, outgoing: [] });
});
