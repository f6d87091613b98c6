import { describe, expect, it } from 'vitest';
import { hostDocument } from './host-document';
import { hostHeaders } from './host-headers';

const SITE = 'https://kozyr.example';

describe('the document that runs dynamic content', () => {
  it('has no origin, no network, and one page that may frame it', () => {
    const policy = (hostHeaders(SITE)['content-security-policy'] ?? '').split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'unsafe-inline'",
      "style-src 'unsafe-inline'",
      'img-src data: blob: https://kozyr.example/content-media/',
      "connect-src 'none'",
      "form-action 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types kozyr-host',
      'sandbox allow-scripts',
      'frame-ancestors https://kozyr.example',
    ]);
  });

  it('may use nothing of the device and tells nobody where it stands', () => {
    const headers = hostHeaders(SITE);
    const features = (headers['permissions-policy'] ?? '').split(', ');
    expect(features.length).toBeGreaterThan(20);
    expect(features.every((feature) => feature.endsWith('=()'))).toBe(true);
    expect([headers['referrer-policy'], headers['x-dns-prefetch-control']]).toEqual(['no-referrer', 'off']);
  });

  it('speaks to the site alone, whatever its address is made of', () => {
    expect(hostDocument(SITE)).toContain('const site = "https://kozyr.example";');
    expect(hostDocument('https://a"</script>$&')).toContain('const site = "https://a\\"\\u003c/script>$&";');
  });
});
