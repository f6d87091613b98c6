import { expect, it } from 'vitest';
import { longFunctions } from './support/function-length';
import { ourSources, read } from './support/tree';

it('no function has more than 100 lines', () => {
  expect(ourSources().flatMap((file) => longFunctions(file, read(file)))).toEqual([]);
});

/** A body that makes the function it stands in so many lines long. */
const body = (lines: number) => `{${'\n'.repeat(lines - 1)}}`;
const written = (lines: number): readonly (readonly [string, string])[] => [
  ['draw', `// Їжак\nexport function draw() ${body(lines)}`],
  ['draw', `export async function* draw() ${body(lines)}`],
  ['draw', `const draw = async () => ${body(lines)};`],
  ['draw', `const draw = function () ${body(lines)};`],
  ['draw', `export class Wheel { draw() ${body(lines)} }`],
  ['Wheel', `class Wheel { #draw() ${body(lines)} }`],
  ['Wheel', `class Wheel { constructor() ${body(lines)} }`],
  ['draw', `const wheel = { draw() ${body(lines)} };`],
  ['draw', `const wheel = { draw: () => ${body(lines)} };`],
  ['wheel', `const wheel = ['Ігри'].map(() => ${body(lines)});`],
  ['a function', `#!/usr/bin/env node\nrun(() => ${body(lines)});`],
];

it.each(written(101))('%s of 101 lines is refused, however it is written (%#)', (name, source) => {
  const line = source.startsWith('#!') || source.startsWith('//') ? 2 : 1;
  expect(longFunctions('a.ts', source)).toEqual([
    `a.ts:${line} ${name} has 101 lines, 100 at most: give each thing it does a name of its own`,
  ]);
});

it.each(written(100))('%s of 100 lines is let be, however it is written (%#)', (_name, source) => {
  expect(longFunctions('a.ts', source)).toEqual([]);
});

it('a long function inside another is named as well as the one around it', () => {
  const source = `function wheel() {\nconst draw = () => ${body(101)};\n}`;
  expect(longFunctions('a.ts', source).map((told) => told.split(' ').slice(0, 2).join(' '))).toEqual([
    'a.ts:1 wheel',
    'a.ts:2 draw',
  ]);
});

it('a group of tests is as long as its tests, and a test in it is not', () => {
  for (const group of ['describe', 'test.describe', 'test.describe.serial', 'describe.each(rows)'])
    expect(longFunctions('a.test.ts', `${group}('wheel', () => ${body(300)});`)).toEqual([]);
  expect(longFunctions('a.test.ts', `describe('wheel', () => { it('turns', () => ${body(101)}); });`)).toHaveLength(1);
});
