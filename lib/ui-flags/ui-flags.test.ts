// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { menuAsked, menuLeft, pageCovered, useUiFlags } from './ui-flags';

const flags = () => useUiFlags.getState();
const onDocument = (name: string) => document.documentElement.hasAttribute(name);

test('starts with every flag down', () => {
  expect(flags()).toEqual({ menuOpened: false, backgroundBlured: false, scrollDisabled: false });
});

test('two modals: closing one, and closing it twice, leaves the page covered', () => {
  const first = pageCovered();
  const second = pageCovered();
  first();
  first();
  expect(flags()).toMatchObject({ backgroundBlured: true, scrollDisabled: true });
  second();
  expect(flags()).toMatchObject({ backgroundBlured: false, scrollDisabled: false });
});

test('the document says so too', () => {
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
