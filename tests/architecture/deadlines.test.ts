import { expect, it } from 'vitest';
import { ourSources, read } from './support/tree';

/** Run in a browser: there the reader's own patience bounds a wait, and nothing hangs for others. */
const IN_THE_BROWSER = [
  /^lib\/(?:api|events|fairness|content\/modal-texts|media|session)/,
  /^(?:app|lib|content)\/.*\.tsx$/,
  /^studio\/src\/client\//,
  /^content\/src\/admin\//,
  // Of the desk only its server's own folder and its routes run on a server.
  /^desk\/src\/(?!(?:lib\/)?server\/|app\/(?:.*\/)?route\.ts$|proxy\.ts$)/,
  /^app\/offline\/\w+\.js$/,
  /^platform\/src\/routes\/outbox-page\.ts$/,
];
/** Hands fetch to whoever bounds it. */
const HANDED_ON = ['content/src/revalidate/announce.ts'];

/** The fetch of the process, also as a dependency; not a cache's own. */
const FETCH = /(?:(?<![.\w]|async )|\bdeps\.)fetch\(/;

const onServers = ourSources().filter(
  (file) =>
    /^(?:app|lib|platform|content|studio|gateway|edge|desk|scripts)\//.test(file) &&
    !/\.test\.\w+$/.test(file) &&
    !IN_THE_BROWSER.some((place) => place.test(file)) &&
    !read(file).includes("'use client'"),
);

it('whatever a server or a script asks has a deadline of its own', () => {
  const asking = onServers
    .map((file) => ({ file, text: read(file) }))
    .filter(({ file, text }) => FETCH.test(text) && !HANDED_ON.includes(file));
  expect(asking.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      'lib/server/fetch-parsed.ts',
      'platform/src/gateways/payments/hosted.ts',
      'studio/src/wallet/seamless-wallet.ts',
      'gateway/src/deliveries.ts',
      'content/src/revalidate/tag-announcer.ts',
      'scripts/probe.mjs',
    ]),
  );
  const unbounded = asking
    .filter(({ text }) => !/withDeadline\(.{0,300}?\bfetch\(/s.test(text))
    .map(({ file }) => `${file}: call fetch within withDeadline (contracts/src/deadline, scripts/deadline)`);
  expect(unbounded).toEqual([]);
});

it('no time limit of a call is a signal alone', () => {
  // A person at a terminal says how long to follow the chat; no body is read under that signal.
  const following = 'platform/src/operator/commands/chat.ts';
  const alone = onServers
    .filter((file) => file !== following && read(file).includes('AbortSignal.timeout'))
    .map((file) => `${file}: a compressed body that is cut while it is read outlives its signal; use withDeadline`);
  expect(alone).toEqual([]);
});
