// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AndroidPhoneOnly } from './android-phone-only';

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const hints = (platform: string, mobile: boolean) => ({ platform, mobile, brands: [] });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(userAgent: string, userAgentData?: object) {
  vi.stubGlobal('navigator', { userAgent, userAgentData });
  render(<AndroidPhoneOnly>Streams</AndroidPhoneOnly>);
}

test.each([
  ['its user agent', PHONE, undefined],
  ['its hints, whatever its user agent', DESKTOP, hints('Android', true)],
])('what is for Android phones is there on one that is known by %s', async (_, userAgent, userAgentData) => {
  show(userAgent, userAgentData);
  expect(await screen.findByText('Streams')).toBeTruthy();
});

test.each([
  ['a computer', DESKTOP, undefined],
  ['a computer by its hints too', DESKTOP, hints('Linux', false)],
  ['a tablet by its hints', PHONE, hints('Android', false)],
])('what is for Android phones is not there on %s', async (_, userAgent, userAgentData) => {
  show(userAgent, userAgentData);
  await vi.dynamicImportSettled();
  expect(screen.queryByText('Streams')).toBeNull();
});
