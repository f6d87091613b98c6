import { describe, expect, it } from 'vitest';
import { GET as serveFont } from '../app/frame/fonts/[name]/route';
import { isPublicPath } from '../door/public-paths';
import { hostDocument } from './host-document';
import { hostHeaders } from './host-headers';

const SITE = 'https://kozyr.example';
const FRAMES = 'https://frames.example';

describe('the document that runs dynamic content', () => {
  it('the document of dynamic content has no origin, no network, and one page that may frame it', () => {
    const policy = (hostHeaders(SITE, FRAMES)['content-security-policy'] ?? '').split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'unsafe-inline'",
      "style-src 'unsafe-inline'",
      'img-src data: blob: https://kozyr.example/content-media/',
      'font-src https://frames.example/frame/fonts/',
      "connect-src 'none'",
      "form-action 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types kozyr-host',
      'sandbox allow-scripts',
      'frame-ancestors https://kozyr.example',
    ]);
  });

  it('the document of dynamic content may use nothing of the device and shows nobody its address', () => {
    const headers = hostHeaders(SITE, FRAMES);
    const features = (headers['permissions-policy'] ?? '').split(', ');
    expect(features.length).toBeGreaterThan(20);
    expect(features.every((feature) => feature.endsWith('=()'))).toBe(true);
    expect([headers['referrer-policy'], headers['x-dns-prefetch-control']]).toEqual(['no-referrer', 'off']);
  });

  it('the document of dynamic content speaks to the site alone, whatever its address is made of', () => {
    expect(hostDocument(SITE, FRAMES)).toContain('const site = "https://kozyr.example";');
    expect(hostDocument('https://a"</script>$&', FRAMES)).toContain('const site = "https://a\\"\\u003c/script>$&";');
  });

  it('the document of dynamic content has the site’s fonts, each file served to a document without an origin', async () => {
    const document = hostDocument(SITE, FRAMES);
    expect(document).toContain('--font-text: Onest');
    const names = [...document.matchAll(/url\("https:\/\/frames\.example\/frame\/fonts\/([^"]+)"\)/g)].map(
      ([, name = '']) => name,
    );
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) {
      expect(isPublicPath(`/frame/fonts/${name}`)).toBe(true);
      const served = await serveFont(new Request(`${FRAMES}/frame/fonts/${name}`), {
        params: Promise.resolve({ name }),
      });
      expect(served.headers.get('access-control-allow-origin')).toBe('*');
      expect((await served.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    }
    const params = Promise.resolve({ name: '../../package.json' });
    expect((await serveFont(new Request(FRAMES), { params })).status).toBe(404);
  });
});
