import { expect, it } from 'vitest';
import { walFiles } from './backup-cluster.mjs';

it('the WAL from one file to another is named whole, over the end of a log', () => {
  const size = 16n * 1024n * 1024n;
  expect(walFiles('0000000100000000000000FE', '000000010000000100000001', size)).toEqual([
    '0000000100000000000000FE',
    '0000000100000000000000FF',
    '000000010000000100000000',
    '000000010000000100000001',
  ]);
  expect(() => walFiles('000000010000000000000001', '000000020000000000000002', size)).toThrow('timeline');
});
