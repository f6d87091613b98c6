/** What a request or a browser says of its device. A hint is absent when the browser gives none. */
export type DeviceWords = {
  userAgent?: string | undefined;
  /** Sec-CH-UA-Platform, with or without its quotes, or navigator.userAgentData.platform. */
  platform?: string | undefined;
  /** Sec-CH-UA-Mobile ("?1", "?0"), or navigator.userAgentData.mobile. */
  mobile?: string | boolean | undefined;
};

/** Not a phone, though it may say both words: tablets, televisions, readers, and Windows phones that name Android. */
const NO_PHONE = /Tablet|\bTV\b|AFT[A-Z]|Silk\/|Kindle|Windows Phone|CrOS/i;

/**
 * Whether this is a phone with Android, which alone has the streaming section (spec §1, §6). By what the device says of itself,
 * never by the width of its window; a hint, where there is one, counts more than the user agent, which may be made up.
 */
export function isAndroidPhone({ userAgent = '', platform, mobile }: DeviceWords): boolean {
  if (NO_PHONE.test(userAgent)) return false;
  const named = platform?.replaceAll('"', '').trim();
  const android = named ? named.toLowerCase() === 'android' : /\bAndroid\b/.test(userAgent);
  const hinted = typeof mobile === 'string' ? readMobile(mobile) : mobile;
  return android && (hinted ?? /\bMobile\b/.test(userAgent));
}

function readMobile(hint: string): boolean | undefined {
  const value = hint.trim();
  return value === '?1' ? true : value === '?0' ? false : undefined;
}
