import { expect, it } from 'vitest';
import { ourSources, read } from './support/tree';

/** Run in the browser: there the reader's own patience bounds a wait, and no page hangs for others. */
const IN_THE_BROWSER = /^lib\/(?:api|events|fairness|content\/modal-texts|media|session)|\.tsx$/;

it('whatever the site asks on its server has a deadline of its own', () => {
  const asking = ourSources()
    .filter((file) => /^(?:app|lib)\//.test(file) && !/\.test\.tsx?$/.test(file) && !IN_THE_BROWSER.test(file))
    .map((file) => ({ file, text: read(file) }))
    .filter(({ text }) => /\bfetch\(/.test(text));
  expect(asking.map(({ file }) => file)).toContain('lib/server/fetch-parsed.ts');
  const unbounded = asking
    .filter(({ text }) => !/withDeadline\(.{0,300}?\bfetch\(/s.test(text) && !text.includes("'use client'"))
    .map(({ file }) => `${file}: call fetch within withDeadline (lib/server/deadline)`);
  expect(unbounded).toEqual([]);
});

it('no time limit on the server is a signal alone', () => {
  const alone = ourSources()
    .filter((file) => /^(?:app|lib)\//.test(file) && read(file).includes('AbortSignal.timeout'))
    .map((file) => `${file}: a compressed body that is cut while it is read outlives its signal; use withDeadline`);
  expect(alone).toEqual([]);
});
