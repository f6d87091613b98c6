import { expect, it } from 'vitest';
import { createGate, Overloaded } from './gate';

const gateOf = (running: number, waiting: number) => createGate({ name: 'the test', running, waiting });

it('a gate lets so many run, so many wait, and refuses the next at once', async () => {
  const gate = gateOf(2, 1);
  const leave = await gate.enter();
  await gate.enter();
  const third = gate.enter();
  await expect(gate.enter()).rejects.toThrow(Overloaded);
  expect(gate.enterNow()).toBeNull();
  leave();
  expect(await third).toBeTypeOf('function');
});

it('a gate gives a place to who waited longest, and counts a double leave once', async () => {
  const gate = gateOf(1, 5);
  const order: string[] = [];
  const leave = await gate.enter();
  const works = ['a', 'b', 'c'].map((name) => gate.run(async () => void order.push(name)));
  leave();
  leave();
  await Promise.all(works);
  expect(order).toEqual(['a', 'b', 'c']);
  const last = gate.enterNow();
  expect([last === null, gate.enterNow()]).toEqual([false, null]);
});

it('a gate makes room again when the work fails', async () => {
  const gate = gateOf(1, 0);
  await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(gate.enterNow()).not.toBeNull();
});
