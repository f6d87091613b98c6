import { expect, it } from 'vitest';
import { Store } from './store';

const entry = (bytes: number) => ({ bytes, touched: false });

it('the store stays within its bytes, dropping what was not read first', () => {
  const store = new Store<{ bytes: number; touched: boolean }>(80);
  for (let number = 0; number < 8; number += 1) store.set(`k${number}`, entry(10));
  store.get('k0');
  store.set('k8', entry(10));
  expect(store.bytes).toBe(80);
  expect(store.get('k0')).toBeDefined();
  expect(store.get('k1')).toBeUndefined();
});

it('the store makes room even when everything was read', () => {
  const store = new Store<{ bytes: number; touched: boolean }>(80);
  for (let number = 0; number < 8; number += 1) store.set(`k${number}`, entry(10));
  for (let number = 0; number < 8; number += 1) store.get(`k${number}`);
  store.set('new', entry(10));
  expect([store.size, store.bytes]).toEqual([8, 80]);
  expect(store.get('new')).toBeDefined();
});

it('the store does not let one giant push everything out', () => {
  const store = new Store<{ bytes: number; touched: boolean }>(80);
  store.set('small', entry(10));
  expect(store.set('giant', entry(11))).toBe(false);
  expect(store.get('small')).toBeDefined();
});

it('the store counts a replaced entry once', () => {
  const store = new Store<{ bytes: number; touched: boolean }>(80);
  store.set('a', entry(10));
  store.set('a', entry(4));
  expect([store.size, store.bytes]).toEqual([1, 4]);
  store.delete('a');
  expect([store.size, store.bytes]).toEqual([0, 0]);
});
