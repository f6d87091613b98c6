import { expect, it } from 'vitest';
import { isAndroidPhone } from './android-phone';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

it.each([
  ['Chrome on a phone', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`],
  ['Chrome on a Pixel', `Mozilla/5.0 (Linux; Android 14; Pixel 7) ${CHROME} Mobile Safari/537.36`],
  [
    'Samsung’s browser',
    'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  ],
  ['Firefox on a phone', 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'],
  [
    'a page inside an app',
    'Mozilla/5.0 (Linux; Android 12; M2101K6G; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36',
  ],
  ['Opera', `Mozilla/5.0 (Linux; Android 10; VOG-L29) ${CHROME} Mobile Safari/537.36 OPR/76.2`],
])('%s is an Android phone', (_, userAgent) => {
  expect(isAndroidPhone({ userAgent })).toBe(true);
});

it.each([
  ['Chrome on a tablet', `Mozilla/5.0 (Linux; Android 12; SM-X906C) ${CHROME} Safari/537.36`],
  ['Firefox on a tablet', 'Mozilla/5.0 (Android 14; Tablet; rv:133.0) Gecko/133.0 Firefox/133.0'],
  [
    'a reading tablet',
    'Mozilla/5.0 (Linux; Android 9; KFTRWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/108.4 like Chrome/108.0 Mobile Safari/537.36',
  ],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  ],
  [
    'an iPad',
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'an iPad that says it is a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
  ],
  ['Chrome on Windows, however narrow', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`],
  [
    'Chrome on Linux, or a phone that asks for the desktop’s site',
    `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`,
  ],
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  ['a Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`],
  ['a television', `Mozilla/5.0 (Linux; Android 11; BRAVIA 4K UR2 Build/RT; Android TV) ${CHROME} Safari/537.36`],
  [
    'a Windows phone that names Android',
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0 Mobile Safari/537.36 Edge/15.15063',
  ],
  ['a phone with KaiOS', 'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5'],
  ['a tool', 'curl/8.5.0'],
  ['nobody', ''],
])('%s is not an Android phone', (_, userAgent) => {
  expect(isAndroidPhone({ userAgent })).toBe(false);
});

const PHONE = `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`;
const DESKTOP = `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`;

it.each([
  ['agree', PHONE, '"Android"', '?1', true],
  ['say that it is no phone', PHONE, '"Android"', '?0', false],
  ['say another system', PHONE, '"Windows"', '?0', false],
  ['say another phone', PHONE, '"iOS"', '?1', false],
  ['say a phone though the user agent was made up', DESKTOP, '"Android"', '?1', true],
  ['are there by half', PHONE, undefined, '?0', false],
  ['are there by the other half', PHONE, '"Android"', undefined, true],
  ['are empty', PHONE, '""', '', true],
  ['are no words of the standard', PHONE, '"Android"', 'yes', true],
])('client hints that %s decide whether a phone asks', (_, userAgent, platform, mobile, is) => {
  expect(isAndroidPhone({ userAgent, platform, mobile })).toBe(is);
});

it('a browser’s own words are read as its headers are', () => {
  expect(isAndroidPhone({ userAgent: PHONE, platform: 'Android', mobile: true })).toBe(true);
  expect(isAndroidPhone({ userAgent: PHONE, platform: 'Android', mobile: false })).toBe(false);
});
