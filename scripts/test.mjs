// npm test: every check there is. npm run verify (--fast): those that need neither database nor browser.
import './require-node.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installPackages, runToEnd } from './install.mjs';
import { say, step } from './progress.mjs';
import { endingOf, errorLines, redOfPlaywright, redOfVitest } from './red.mjs';
import { ROOT, SettingsError } from './settings.mjs';

const fast = process.argv.includes('--fast');
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const bin = (file) => path.join(ROOT, 'node_modules', file);
const node = (file, ...args) => [process.execPath, [bin(file), ...args]];
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-reports-'));
const totals = { passed: 0, failed: 0 };
const failures = [];

const SOURCES = [
  'app',
  'components',
  'features',
  'lib',
  'contracts',
  'tracing',
  'kit',
  'platform',
  'content',
  'studio',
  'gateway',
  'edge',
  'desk',
  'scripts',
];

/** A check that either holds or does not: counts as one. */
async function check(title, ...commands) {
  try {
    await step(title, async (note) => {
      for (const [command, args, options] of commands) await runToEnd(command, args, { onLine: note, ...options });
    });
    totals.passed += 1;
  } catch (error) {
    totals.failed += 1;
    failures.push({ title, lines: errorLines(error.message) });
    process.stdout.write(`${error.message}\n`);
  }
}

/** A test runner: every test counts. */
async function suite(title, command, args, env, readReport) {
  const report = path.join(reports, `${title.replaceAll(/\W+/g, '-')}.json`);
  let ended = null;
  try {
    await step(title, (note) =>
      runToEnd(command, args(report), { onLine: note, env: { ...process.env, ...env(report) } }),
    );
  } catch (error) {
    ended = error;
  }
  const counted = fs.existsSync(report)
    ? readReport(JSON.parse(fs.readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0, names: [] };
  // A runner that fails without a failed test (a crash, a skipped or missing suite) is a failure all the same.
  if (counted.skipped > 0) counted.names.push(`${counted.skipped} skipped`);
  if ((ended || counted.skipped > 0 || counted.passed === 0) && counted.failed === 0) counted.failed = 1;
  totals.passed += counted.passed;
  totals.failed += counted.failed;
  say(`  ${title}: ${counted.passed} passed, ${counted.failed} failed`);
  if (counted.failed > 0) {
    const lines = counted.names.length > 0 || !ended ? counted.names : errorLines(ended.message);
    failures.push({ title, lines });
    if (ended) process.stdout.write(`${ended.message}\n`);
  }
}

const vitest = (title, projects) =>
  suite(
    title,
    process.execPath,
    (report) => [
      bin('vitest/vitest.mjs'),
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    () => ({ NODE_ENV: 'test' }),
    (json) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests + json.numTodoTests,
      names: redOfVitest(json),
    }),
  );

/** Of the sign-in provider that a walk starts by itself, once it is needed (tests/support/oidc-provider.ts). */
async function providerSettings() {
  const { freePort } = await import('./postgres.mjs');
  return {
    OIDC_ISSUER: `http://127.0.0.1:${await freePort()}`,
    OIDC_CLIENT_ID: 'kozyr-desk',
    OIDC_CLIENT_SECRET: 'a secret of the client',
    OIDC_NAME: 'Staff',
  };
}

async function browserTests() {
  const { requireBrowsers } = await import('./browser.mjs');
  const { light, whole } = await requireBrowsers();
  const { withProduct } = await import('./trial.mjs');
  await withProduct(async ({ env, restart }) => {
    const browser = (title, projects) =>
      suite(
        title,
        process.execPath,
        () => [bin('@playwright/test/cli.js'), 'test', ...projects.flatMap((name) => ['--project', name])],
        (report) => ({ ...env, CHROMIUM_PATH: light, WHOLE_CHROMIUM_PATH: whole, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
        (json) => ({
          passed: json.stats.expected,
          failed: json.stats.unexpected,
          skipped: json.stats.skipped,
          names: redOfPlaywright(json.suites),
        }),
      );
    await browser('End to end in a browser', ['desktop', 'phone', 'desk']);
    await check('First-load JavaScript within budget', [
      process.execPath,
      [path.join(ROOT, 'scripts/budget.mjs'), env.BASE_URL, env.DESK_URL],
    ]);
    await restart();
    await browser('End to end after a restart', ['after-restart']);
    // Under the laws of countries, which a proxy before the product names.
    const provider = await providerSettings();
    await restart({ JURISDICTIONS: 'UA,KZ,EU,US,RU', TRUST_PROXY: 'true', ...provider });
    Object.assign(env, provider);
    await browser('End to end in other countries', ['elsewhere']);
  });
}

async function main() {
  await installPackages();
  const wanted = (name) => !only || only.includes(name);
  if (wanted('types')) {
    const projects = [
      'contracts',
      'tracing',
      'kit',
      'platform',
      'studio',
      'gateway',
      'edge',
      'content',
      'desk',
      'tests',
    ].filter((name) => fs.existsSync(path.join(ROOT, name, 'tsconfig.json')));
    await check(
      'Types',
      node('next/dist/bin/next', 'typegen'),
      node('next/dist/bin/next', 'typegen', 'content'),
      node('next/dist/bin/next', 'typegen', 'desk'),
      ...[...projects, '.'].map((name) => node('typescript/bin/tsc', '-p', name, '--noEmit')),
    );
  }
  // Each of the last two keeps one core busy.
  await Promise.all([
    wanted('lint') &&
      check('Lint and format', node('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off')),
    wanted('imports') &&
      check(
        'Import law',
        node('dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.cjs', ...SOURCES),
      ),
    wanted('unused') && check('Unused code', node('knip/bin/knip.js')),
  ]);
  if (wanted('unit')) await vitest('Unit and architecture tests', ['screens', 'rules', 'servers', 'architecture']);
  if (!fast) {
    if (wanted('platform')) await vitest('Platform tests on PostgreSQL', ['platform']);
    if (wanted('e2e')) {
      try {
        await browserTests();
      } catch (error) {
        totals.failed += 1;
        const why = error instanceof SettingsError ? error.message : error.stack;
        failures.push({ title: 'End to end in a browser', lines: errorLines(why) });
        process.stdout.write(`${why}\n`);
      }
    }
  }
  fs.rmSync(reports, { recursive: true, force: true });
  for (const line of endingOf(failures)) process.stdout.write(`${line}\n`);
  process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
  process.exit(totals.failed > 0 ? 1 : 0);
}

process.chdir(ROOT);
main().catch((error) => {
  process.stderr.write(`${error instanceof SettingsError ? error.message : error.stack}\n`);
  process.stdout.write(`\n${totals.passed} passed, ${totals.failed + 1} failed\n`);
  process.exit(1);
});
