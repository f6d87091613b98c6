import { expect, it } from 'vitest';
import { firstRange } from './byte-range';

it.each([
  [null, undefined],
  ['bytes=0-99', 'bytes=0-99'],
  ['bytes=100-', 'bytes=100-'],
  ['bytes=-100', 'bytes=-100'],
  ['bytes=0-0,-1', 'bytes=0-0'],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=-0', null],
  ['bytes=a-b', null],
  ['items=0-1', null],
])('of the header Range %j a bucket is asked %j', (header, asked) => {
  expect(firstRange(header)).toBe(asked);
});
