const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  // Those that also call themselves Chrome or Safari come before them.
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\/|\bOPT\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * A device in plain words, "Chrome · Android", of what its browser called itself. What says nothing known comes back as it was
 * sent; null for nothing.
 */
export function deviceName(userAgent: string): string | null {
  const found = [BROWSERS, SYSTEMS].map((known) => known.find(([sign]) => sign.test(userAgent))?.[1]);
  const words = found.filter((word) => word !== undefined);
  return words.length > 0 ? words.join(' · ') : userAgent.trim() || null;
}

/** An address as people know it: IPv4 that came over IPv6 (::ffff:10.0.0.1) loses its frame; null for none. */
export function addressText(address: string): string | null {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').trim() || null;
}
