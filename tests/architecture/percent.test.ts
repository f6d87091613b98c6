import { expect, it } from 'vitest';
import { filesBelow, read } from './support/tree';

/** A percent sign that may fall to the next line: a number, a value put in or a mark-up before it, and a plain space between. */
const LOOSE_PERCENT = /[\d}>] %(?=[^\w%]|\w|$)/;

/** What players and operators read: messages, and texts that stand in code. Comments and the titles of tests are nobody's text. */
const shown = (): string[] => [
  ...['messages', 'desk/messages'].flatMap((folder) => filesBelow(folder)).filter((file) => file.endsWith('.json')),
  ...['studio/src/client', 'content/src/seed/copy', 'app', 'components', 'features', 'desk/src']
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.')),
  'platform/src/services/kernel/notifications/push-texts.ts',
];

const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** In code only what a quote closes is a text: x[1] % n is reckoned. */
const inText = (file: string, line: string) =>
  file.endsWith('.json')
    ? LOOSE_PERCENT.test(line)
    : !COMMENT.test(line) && /[\d}] %(?![\s=]*[\w(=])[^\n]*['"`]|[\d}] % [^\n]*['"`],?$/.test(line);

const looseIn = (file: string, text: string) =>
  text
    .split('\n')
    .flatMap((line, at) => (inText(file, line) ? [`${file}:${at + 1}: ${line.trim().slice(0, 80)}`] : []));

it('a percent sign never falls to the next line: what stands between it and its number is a no-break space', () => {
  expect(shown().flatMap((file) => looseIn(file, read(file)))).toEqual([]);
});

it.each([
  ['messages/uk.json', '  "a": "від {percent} % ставки",'],
  ['studio/src/client/a.ts', "  chance: 'шанс {share} %',"],
  ['studio/src/client/a.ts', "  rule: 'at 50 % it is ×1.94',"],
  ['app/a.tsx', `  value: \`\${rtp} %\`,`],
])('%s is refused for %s', (file, line) => {
  expect(looseIn(file, line)).toHaveLength(1);
});

it.each([
  ['messages/uk.json', '  "a": "від {percent}\u00a0% ставки", "b": "from {percent}%",'],
  ['studio/src/client/a.ts', '  const angle = turns[1] % 360;'],
  ['studio/src/client/a.ts', '  // 97 % of the fair one.'],
])('%s is let pass with %s', (file, line) => {
  expect(looseIn(file, line)).toEqual([]);
});
