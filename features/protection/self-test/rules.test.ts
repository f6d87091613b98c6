import { expect, it } from 'vitest';
import { ANSWERS, type Answers, type Band, bandOf, QUESTIONS } from './rules';

/** Answers that come to so many points. */
function answersOf(points: number): Answers {
  let left = points;
  const answers = QUESTIONS.map((question) => {
    const taken = Math.min(left, ANSWERS.length - 1);
    left -= taken;
    return [question, ANSWERS[taken]];
  });
  return Object.fromEntries(answers);
}

it.each<[number, Band]>([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'moderate'],
  [7, 'moderate'],
  [8, 'high'],
  [27, 'high'],
])('%i points of a self-test are the band %s', (points, band) => {
  expect(bandOf(answersOf(points))).toBe(band);
});
