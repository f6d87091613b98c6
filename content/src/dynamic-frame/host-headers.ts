/** What a document may be allowed at all, as far as browsers have agreed on names. Everything is off. */
const FEATURES = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'clipboard-read', 'clipboard-write'],
  ...['compute-pressure', 'cross-origin-isolated', 'display-capture', 'encrypted-media', 'fullscreen', 'gamepad'],
  ...['geolocation', 'gyroscope', 'hid', 'idle-detection', 'keyboard-map', 'local-fonts', 'magnetometer', 'microphone'],
  ...['midi', 'otp-credentials', 'payment', 'picture-in-picture', 'publickey-credentials-create'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access', 'sync-xhr', 'usb'],
  ...['window-management', 'xr-spatial-tracking'],
];

/**
 * Headers of the document that runs dynamic content. It has no origin (sandbox), no network, and only `site` may frame it;
 * pictures come from the site's own files, fonts from where the document comes from.
 */
export function hostHeaders(site: string, frames: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    `img-src data: blob: ${site}/content-media/`,
    `font-src ${frames}/frame/fonts/`,
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    // Whatever makes documents or scripts of a text is the host's alone: a document inside this one could get anew what
    // the host has taken away.
    "require-trusted-types-for 'script'",
    'trusted-types kozyr-host',
    'sandbox allow-scripts',
    `frame-ancestors ${site}`,
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'permissions-policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
  };
}
