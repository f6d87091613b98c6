// Finds the Chromiums of the browser tests, or brings them: Playwright's own where they can be downloaded, else Debian's packages.
import fs from 'node:fs';
import path from 'node:path';
import { runToEnd } from './install.mjs';
import { step } from './progress.mjs';
import { ROOT, SettingsError } from './settings.mjs';

/** Without windows: draws the same pages with a third of the work. It has no notifications and no push. */
const LIGHT = ['/usr/bin/chromium-headless-shell'];
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const PACKAGES = ['chromium-headless-shell', 'chromium', 'fonts-liberation'];

const firstOf = (files) => files.find((file) => file && fs.existsSync(file)) ?? null;

/** What is there: the one that is light where there are both. */
async function present() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !fs.existsSync(named)) throw new SettingsError(`CHROMIUM_PATH names ${named}, which does not exist.`);
  if (named) return { light: named, whole: named };
  const { chromium } = await import('playwright');
  const whole = firstOf([chromium.executablePath(), ...WHOLE]);
  return { light: firstOf(LIGHT) ?? whole, whole };
}

/** Runs the ways one after the other until what is wanted is there. */
async function bring(title, ways, isThere) {
  await step(title, async (note) => {
    for (const [command, args] of ways) {
      try {
        await runToEnd(command, args, { onLine: note });
        if (isThere(await present())) return;
      } catch (error) {
        note(error.message.split('\n').at(-1) ?? '');
      }
    }
  });
}

const playwright = (...more) => [
  process.execPath,
  [path.join(ROOT, 'node_modules/playwright/cli.js'), 'install', ...more, 'chromium'],
];
const debian = () => [
  'sh',
  [
    '-c',
    `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${PACKAGES.join(' ')}`,
  ],
];

/**
 * Every Chromium that the tests need, brought along where it is missing.
 * @returns {Promise<{light: string, whole: string}>} paths; whole has notifications and push, light may have neither
 */
export async function requireBrowsers() {
  // Debian's packages first where we may install them: they are there wherever the system's own packages are.
  const mayInstall = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
  const ways = [playwright('--with-deps'), playwright()];
  const found = await present();
  if (!found.whole)
    await bring(
      'Getting a browser for the tests',
      mayInstall ? [debian(), ...ways] : [...ways, debian()],
      (now) => now.whole,
    );
  // On a machine that only runs tests the light one is worth getting.
  else if (process.env.CI && mayInstall && found.light === WHOLE[0])
    await bring('Getting a lighter browser for the tests', [debian()], (now) => now.light !== now.whole);
  const { light, whole } = await present();
  if (light && whole) return { light, whole };
  throw new SettingsError(
    `No Chromium could be had: install one (Debian: apt-get install ${PACKAGES.join(' ')}) or set CHROMIUM_PATH to it.`,
  );
}

/** @returns {Promise<string>} path of a Chromium that can be started, brought along where none is; it may have no notifications */
export const requireBrowser = async () => (await requireBrowsers()).light;
