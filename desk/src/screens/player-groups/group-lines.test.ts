import { MAX_GROUP_LINES } from '@kozyr/contracts/operator/player-groups';
import { expect, it } from 'vitest';
import { inPieces, pastedLines } from './group-lines';

it('lines of a pasted table keep their places, without the names of its columns and empty ones', () => {
  const text = '\ufeffphone;name\r\n"067 123 45 67";Olha\r\n\r\nolha@example.com,x\nid\ty';
  expect(pastedLines(text)).toEqual([
    { line: 2, text: '067 123 45 67' },
    { line: 4, text: 'olha@example.com' },
    { line: 5, text: 'id' },
  ]);
});

it('many lines are sent in pieces that one call takes, each once and in order', () => {
  const lines = Array.from({ length: 2 * MAX_GROUP_LINES + 1 }, (_, at) => at);
  const pieces = inPieces(lines);
  expect(pieces.map(({ length }) => length)).toEqual([MAX_GROUP_LINES, MAX_GROUP_LINES, 1]);
  expect(pieces.flat()).toEqual(lines);
});
