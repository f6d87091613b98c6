import { describe, expect, it } from 'vitest';
import { RECALL_MS, readRecallToken, recallToken } from './token';

const SECRET = 'a secret of sixteen or more';
const ROUND = '0b9c3f52-6d1e-4c57-9a0e-5f4f5c2d7a11';
const NOW = new Date('2026-03-02T10:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

describe('the token of a recall', () => {
  const token = recallToken(SECRET, ROUND, after(RECALL_MS));

  it('the token of a recall names its round for five minutes', () => {
    expect(readRecallToken(SECRET, token, NOW)).toBe(ROUND);
    expect(readRecallToken(SECRET, token, after(RECALL_MS))).toBe(ROUND);
    expect(readRecallToken(SECRET, token, after(RECALL_MS + 1))).toBeNull();
  });

  it('the token of a recall is of no use for another round, another time or another secret', () => {
    const [round = '', until = '', mark = ''] = token.split('.');
    const other = ROUND.replace('0b9c', '0b9d');
    for (const forged of [
      `${other}.${until}.${mark}`,
      `${round}.${Number(until) + 60_000}.${mark}`,
      `${round}.${until}.${'A'.repeat(43)}`,
      `${round}.${until}`,
      '',
      token.toUpperCase(),
      recallToken('another secret of sixteen', ROUND, after(RECALL_MS)),
    ]) {
      expect(readRecallToken(SECRET, forged, NOW)).toBeNull();
    }
  });
});
