// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cleanHtml, textOfHtml } from './clean-html';

describe('cleanHtml', () => {
  it('what a text is made of is kept', async () => {
    const html =
      '<h3>A</h3><p><strong>b</strong> <a href="https://kozyr.example/x" title="t">c</a><br></p><ul><li>d</li></ul>';
    expect(await cleanHtml(html)).toBe(html);
    for (const href of ['/profile?tab=rating', 'mailto:a@b.c', 'tel:+380', '#more'])
      expect(await cleanHtml(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
  });

  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<p onclick="alert(1)" style="position:fixed" class="z-50" id="x" data-x="1" aria-label="x">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="/\\evil.example">a</a>', '<a>a</a>'],
    ['<a href="http://evil.example">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<iframe src="https://x"></iframe><form action="/x"><input name="y"></form>a', 'a'],
    ['<svg><script>alert(1)</script></svg><math><mtext></mtext></math>a', 'a'],
    ['<style>*{display:none}</style><link rel="stylesheet" href="https://x">a', 'a'],
  ])('what may not be there is taken from %s', async (html, clean) => {
    expect(await cleanHtml(html)).toBe(clean);
  });
});

describe('textOfHtml', () => {
  it('the text of HTML is the words alone, with nothing run or fetched', () => {
    expect(textOfHtml(' <p>Tom &amp; <b>Jerry</b></p>\n')).toBe('Tom & Jerry');
    expect(textOfHtml('<p><br></p>')).toBe('');
    expect(textOfHtml('<img src=x onerror="document.title=1">x')).toBe('x');
  });
});
