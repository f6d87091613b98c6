// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepScroll, noteReturn, recallScroll, takeReturn } from './scroll-memory';

beforeEach(() => sessionStorage.clear());

it('a reader who comes back is scrolled to where they were, once', () => {
  keepScroll('/uk/games?tag=gems', 1234.4);
  expect(takeReturn('/uk/games?tag=gems')).toBeNull();
  noteReturn('/uk/games?tag=gems');
  expect(takeReturn('/uk/games?tag=gems')).toBe(1234);
  expect(takeReturn('/uk/games?tag=gems')).toBeNull();
});

it('a reader who comes to another place is not scrolled', () => {
  keepScroll('/uk/games', 900);
  noteReturn('/uk/games');
  expect(takeReturn('/uk/games?sort=new')).toBeNull();
  expect(takeReturn('/uk/games')).toBeNull();
});

it('the last twenty places are known, and no top', () => {
  for (let place = 0; place < 25; place += 1) keepScroll(`/uk/games?rtp=${place}`, 100 + place);
  expect(recallScroll('/uk/games?rtp=4')).toBeNull();
  expect(recallScroll('/uk/games?rtp=5')).toBe(105);
  keepScroll('/uk/games', 0);
  expect(recallScroll('/uk/games')).toBeNull();
});

it('a foreign value in the storage is not read', () => {
  sessionStorage.setItem('kozyr:scroll', '{"a":[1]}');
  expect(recallScroll('a')).toBeNull();
});
