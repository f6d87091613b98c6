import { say } from '../config';
import { h } from '../dom';
import { sayChosen } from './say-chosen';

/** The rules of a game of choices: its own first, then those that all of them share, and its keys. rtp: in percent; sign: of what is played for. */
export const roundRules = (own: readonly string[], rtp: string, sign: string, keys: string): HTMLElement[] => [
  ...[
    ...own,
    sayChosen('rulesReturn', { rtp }),
    sayChosen('rulesFloor', { unit: `0.01\u00a0${sign}` }),
    say('rulesServer'),
    say('rulesBreak'),
  ].map((text) => h('p', {}, text)),
  h('h3', {}, sayChosen('keys')),
  h('p', {}, keys),
];
