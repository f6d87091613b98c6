// Finds a Chromium for the browser tests, or brings one: Playwright's own where it can be downloaded, else Debian's package.
import fs from 'node:fs';
import path from 'node:path';
import { runToEnd } from './install.mjs';
import { step } from './progress.mjs';
import { ROOT, SettingsError } from './settings.mjs';

// The shell without windows first: it draws the same pages in half the time, and no window is ever hidden from it.
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const WINDOWED = new Set(['/usr/bin/chromium', '/usr/bin/chromium-browser']);

const APT_INSTALL = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends';

async function present() {
  if (process.env.CHROMIUM_PATH) {
    if (fs.existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    throw new SettingsError(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`);
  }
  const { chromium } = await import('playwright');
  return [chromium.executablePath(), ...KNOWN].find((file) => file && fs.existsSync(file)) ?? null;
}

/** Debian's packages can be had: by whoever may install them. */
const mayInstall = () => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

/** A third of the work of a Chromium with windows: on a machine that only runs tests it is worth getting. */
const wantsShell = (found) =>
  Boolean(process.env.CI) && !process.env.CHROMIUM_PATH && WINDOWED.has(found) && mayInstall();

/** @returns {Promise<string>} path of a Chromium that can be started */
export async function requireBrowser() {
  const found = await present();
  if (found && !wantsShell(found)) return found;
  await step('Getting a browser for the tests', async (note) => {
    const playwright = [
      [process.execPath, [path.join(ROOT, 'node_modules/playwright/cli.js'), 'install', '--with-deps', 'chromium']],
      [process.execPath, [path.join(ROOT, 'node_modules/playwright/cli.js'), 'install', 'chromium']],
    ];
    const debian = [
      ['sh', ['-c', `apt-get update -qq && ${APT_INSTALL} chromium-headless-shell fonts-liberation`]],
      ['sh', ['-c', `${APT_INSTALL} chromium fonts-liberation`]],
    ];
    // Debian's package first where we may install it: its download is there wherever the system's own packages are.
    const ways = mayInstall() ? [...debian, ...playwright] : [...playwright, ...debian];
    for (const [command, args] of found ? debian.slice(0, 1) : ways) {
      try {
        await runToEnd(command, args, { onLine: note });
        if (await present()) return;
      } catch (error) {
        note(error.message.split('\n').at(-1) ?? '');
      }
    }
  });
  const installed = await present();
  if (installed) return installed;
  throw new SettingsError(
    'No Chromium could be had: install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to it.',
  );
}
