import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signatureOf } from '../wallet/seamless-wallet';
import { isSignedCall } from './signed-call';
import { RECALL_MS, readRecallToken, recallToken } from './token';

const SECRET = 'a secret of sixteen or more';
const ROUND = '0b9c3f52-6d1e-4c57-9a0e-5f4f5c2d7a11';
const NOW = new Date('2026-03-02T10:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

describe('the token of a recall', () => {
  const token = recallToken(SECRET, ROUND, after(RECALL_MS));

  it('names its round for five minutes', () => {
    expect(readRecallToken(SECRET, token, NOW)).toBe(ROUND);
    expect(readRecallToken(SECRET, token, after(RECALL_MS))).toBe(ROUND);
    expect(readRecallToken(SECRET, token, after(RECALL_MS + 1))).toBeNull();
  });

  it('is of no use for another round, another time or another secret', () => {
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

describe('the signature of a call', () => {
  const body = Buffer.from('{"round_id":"x"}');
  const call = { method: 'POST', path: '/rounds/recall', body } as const;
  const stamp = NOW.getTime() / 1000;
  const good = signatureOf(SECRET, '/rounds/recall', body.toString(), stamp);

  it('holds for these bytes at this address at this time', () => {
    expect(isSignedCall(SECRET, call, good, NOW)).toBe(true);
    expect(isSignedCall(SECRET, call, `t=${stamp},v1=${'0'.repeat(64)},${good.split(',')[1]}`, NOW)).toBe(true);
    expect(isSignedCall(SECRET, { ...call, body: Buffer.from('{}') }, good, NOW)).toBe(false);
    expect(isSignedCall(SECRET, { ...call, path: '/rounds/other' }, good, NOW)).toBe(false);
    expect(isSignedCall('another secret of sixteen', call, good, NOW)).toBe(false);
    expect(isSignedCall(SECRET, call, good, after(301_000))).toBe(false);
  });

  it('is needed, and in its form', () => {
    const bare = createHmac('sha256', SECRET).update(body).digest('hex');
    for (const header of [undefined, '', `v1=${bare}`, `t=${stamp}`, `t=${stamp},v1=${bare}`, 't=x,v1=y']) {
      expect(isSignedCall(SECRET, call, header, NOW)).toBe(false);
    }
  });
});
