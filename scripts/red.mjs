// What was red, printed so that it can be read from the last lines of a log: names first, then what each said first.
import { stripVTControlCharacters } from 'node:util';

/** Lines of the whole ending; whoever keeps only the last 60 of a log has all of it. */
const MAX_LINES = 50;
const MAX_WIDTH = 300;
/** How tools begin the line that says what is wrong, and in which file. */
const ERROR_LINE = /\berror\b|✗|×|✖|^\S+\.\w+[:(]\d+|^Unused|^Unlisted|not ok/i;

/** A text as plain lines without empty ones, none too wide. */
export function plainLines(text) {
  return stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim().slice(0, MAX_WIDTH))
    .filter((line) => line !== '');
}

/** What a tool that failed said of it: the lines that name an error, else its last ones. */
export function errorLines(output) {
  const lines = plainLines(output);
  const found = lines.filter((line) => ERROR_LINE.test(line));
  return found.length > 0 ? found : lines.slice(-8);
}

/** The tests of a vitest report that failed, and files that could not be run: each with the first line of why. */
export function redOfVitest({ testResults }) {
  return testResults.flatMap((file) => {
    const red = file.assertionResults.filter(({ status }) => status === 'failed');
    if (red.length === 0 && file.status === 'failed') return [`${file.name}: ${plainLines(file.message)[0] ?? ''}`];
    return red.map((test) => `${test.fullName}: ${plainLines(test.failureMessages[0] ?? '')[0] ?? ''}`);
  });
}

/** What failed first in a browser test, in a line. */
const firstError = ({ results }) =>
  plainLines(results.find(({ error }) => error)?.error.message ?? '')
    .join(' ')
    .slice(0, 500);

/** The browser tests of a playwright report that failed: project, title and what failed first. */
export function redOfPlaywright(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter((each) => each.status === 'unexpected')
        .map((each) => `${each.projectName}: ${title}: ${firstError(each)}`),
    ),
    ...redOfPlaywright(inner),
  ]);
}

/**
 * @param {{title: string, lines: string[]}[]} failures
 * @returns {string[]} a line for each that was red and its first lines below, as many as have room
 */
export function endingOf(failures) {
  const each = Math.max(1, Math.floor((MAX_LINES - failures.length) / Math.max(1, failures.length)) - 1);
  return failures.flatMap(({ title, lines }) => {
    const rest = lines.length - each;
    return [
      `✗ ${title}`,
      ...lines.slice(0, each).map((line) => `    ${line}`),
      ...(rest > 0 ? [`    … and ${rest} more lines above`] : []),
    ];
  });
}
