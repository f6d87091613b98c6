import { defineConfig, devices } from '@playwright/test';

/** Those of a mouse are Playwright's own: an argument that is given twice counts as it was given last. */
const BLINK_SETTINGS = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'prefersReducedTransparency=true',
];

/**
 * npm test starts the product and sets BASE_URL, CHROMIUM_PATH, and WHOLE_CHROMIUM_PATH for what a light one has not; by hand:
 * BASE_URL=http://localhost:3000 npx playwright test
 */
const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // To blur the page behind each dialog takes half of all drawing. The blur has a test of its own, in gallery.spec.ts.
    `--blink-settings=${BLINK_SETTINGS.join(',')}`,
  ],
};

/** To draw what only moves takes a quarter of two cores. What is told by motion is walked with it by `test.use(IN_MOTION)`. */
const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/**
 * Test files by their names. Patterns are held against whole paths: one that is not bound to the last part also
 * matches the folder in which somebody keeps the project.
 */
const named = (...names: readonly string[]): RegExp => new RegExp(`[\\\\/](?:${names.join('|')})\\.spec\\.ts$`);

/** What is laid out or walked differently on a phone: walked at both widths. */
const ON_BOTH = named('game', 'newcomer', 'cashbox-overlay', 'navigation', 'public-pages');

/** One column of forms at every width, filled in where most players do it. That their pages are sound is looked at on a desktop too. */
const ON_PHONES = named(
  'cashbox',
  'identity',
  'notifications',
  'phone-field',
  'phone-routes',
  'protection',
  'second-factor',
  'stopping-tools',
);

/** By its folder: of a test of the desk and its name, the last two parts of the path. */
const ON_THE_DESK = /[\\/]e2e[\\/]desk[\\/][a-z-]+\.spec\.ts$/;

export default defineConfig({
  testDir: './tests/e2e',
  // A busy machine is slow, not wrong: what is right passes long before.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  // A good part of each walk is waiting: three keep two cores at work.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // What fails is a defect of the test or of the product: nothing is tried again.
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    // To keep what is asked and answered takes a good part of two cores. By hand: --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    // Before the desktop: the longest of each project come last, and the two of this one would leave a worker without work at the end.
    {
      name: 'phone',
      // Nothing that is tested here depends on how many dots a pixel has; seven times as many take long to draw.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 380, height: 800 },
        deviceScaleFactor: 1,
        launchOptions,
        ...STILL,
      },
      testMatch: [ON_BOTH, ON_PHONES],
    },
    {
      name: 'desktop',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        launchOptions,
        ...STILL,
      },
      testIgnore: [named('after-restart', 'elsewhere', 'sign-in-provider'), ON_PHONES, ON_THE_DESK],
    },
    // The operators' own application, at its own address.
    {
      name: 'desk',
      use: {
        ...devices['Desktop Chrome'],
        baseURL: process.env.DESK_URL ?? 'http://localhost:4400',
        viewport: { width: 1440, height: 900 },
        launchOptions,
        ...STILL,
      },
      testMatch: ON_THE_DESK,
    },
    // npm test runs this one in a second go, once everything was stopped and started again; what the first go kept of its failures stays.
    {
      name: 'after-restart',
      use: { ...devices['Desktop Chrome'], launchOptions, ...STILL },
      testMatch: named('after-restart'),
      outputDir: './test-results/after-restart',
    },
    // And these once it was started with the laws of countries instead of a trial's, and with a sign-in provider for operators.
    {
      name: 'elsewhere',
      use: { ...devices['Desktop Chrome'], launchOptions, ...STILL },
      testMatch: named('elsewhere', 'sign-in-provider'),
      outputDir: './test-results/elsewhere',
    },
  ],
});
