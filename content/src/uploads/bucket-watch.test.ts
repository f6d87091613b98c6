import { expect, it } from 'vitest';
import { BucketError } from './bucket-error';
import { watchBucket } from './bucket-watch';

function watched() {
  const said: string[] = [];
  const state = { gone: false, asked: 0, now: 0 };
  const probe = async () => {
    state.asked += 1;
    if (state.gone) throw new BucketError('BUCKET_UNREACHABLE', 'The bucket is away');
  };
  const log = { error: (message: string) => said.push(message), info: (message: string) => said.push(message) };
  const watch = watchBucket({ label: 'The bucket', probe }, () => state.now);
  return { state, said, watch, log };
}

it('many who ask at once are one question, whose answer is good for five seconds', async () => {
  const { state, watch, log } = watched();
  expect(await Promise.all([watch.problem(log), watch.problem(log)])).toEqual([null, null]);
  state.gone = true;
  state.now = 4_999;
  expect(await watch.problem(log)).toBeNull();
  expect(state.asked).toBe(1);
  state.now = 5_000;
  expect(await watch.problem(log)).toBe('BUCKET_UNREACHABLE');
});

it('a bucket that goes and comes back is told of twice, however many calls find it so', async () => {
  const { said, watch, log } = watched();
  const away = () => watch.noticing(log, Promise.reject(new BucketError('BUCKET_UNREACHABLE', 'The bucket is away')));
  await expect(away()).rejects.toThrow('away');
  await expect(away()).rejects.toThrow('away');
  expect(await watch.noticing(log, Promise.resolve(7))).toBe(7);
  expect(said).toEqual(['Pictures can not be read or kept: The bucket is away', 'The bucket answers again']);
});

it('what is no fault of the bucket says nothing about it', async () => {
  const { said, watch, log } = watched();
  await expect(watch.noticing(log, Promise.reject(new Error('ours')))).rejects.toThrow('ours');
  expect(said).toEqual([]);
});
