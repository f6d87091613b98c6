// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { menuAsked, menuLeft, pageCovered, useUiFlags } from './ui-flags';

const flags = () => useUiFlags.getState();
const onDocument = (name: string) => document.documentElement.hasAttribute(name);

test('every flag is down at the start', () => {
  expect(flags()).toEqual({ menuOpened: false, backgroundBlured: false, scrollDisabled: false });
});

test('a page under two modals stays covered when one is closed, and when it is closed twice', () => {
  const first = pageCovered();
  const second = pageCovered();
  first();
  first();
  expect(flags()).toMatchObject({ backgroundBlured: true, scrollDisabled: true });
  second();
  expect(flags()).toMatchObject({ backgroundBlured: false, scrollDisabled: false });
});

test('the document carries the flags too', () => {
  const done = pageCovered();
  expect(onDocument('data-scroll-disabled')).toBe(true);
  expect(onDocument('data-background-blured')).toBe(true);
  done();
  expect(onDocument('data-scroll-disabled')).toBe(false);
  expect(onDocument('data-background-blured')).toBe(false);
});

test('the menu opens and closes by its flag alone', () => {
  menuAsked();
  expect(flags()).toEqual({ menuOpened: true, backgroundBlured: false, scrollDisabled: false });
  menuLeft();
  expect(flags().menuOpened).toBe(false);
});
