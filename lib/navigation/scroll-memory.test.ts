// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepScroll, noteReturn, recallScroll, takeReturn } from './scroll-memory';

beforeEach(() => sessionStorage.clear());

it('scrolls a reader who comes back to where they were, once', () => {
  keepScroll('/uk/games?tag=gems', 1234.4);
  expect(takeReturn('/uk/games?tag=gems')).toBeNull();
  noteReturn('/uk/games?tag=gems');
  expect(takeReturn('/uk/games?tag=gems')).toBe(1234);
  expect(takeReturn('/uk/games?tag=gems')).toBeNull();
});

it('does not scroll who comes to another place', () => {
  keepScroll('/uk/games', 900);
  noteReturn('/uk/games');
  expect(takeReturn('/uk/games?sort=new')).toBeNull();
  expect(takeReturn('/uk/games')).toBeNull();
});

it('knows the last twenty places, and no top', () => {
  for (let place = 0; place < 25; place += 1) keepScroll(`/uk/games?rtp=${place}`, 100 + place);
  expect(recallScroll('/uk/games?rtp=4')).toBeNull();
  expect(recallScroll('/uk/games?rtp=5')).toBe(105);
  keepScroll('/uk/games', 0);
  expect(recallScroll('/uk/games')).toBeNull();
});

it('reads nothing out of what is not its own', () => {
  sessionStorage.setItem('kozyr:scroll', '{"a":[1]}');
  expect(recallScroll('a')).toBeNull();
});
