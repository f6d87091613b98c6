import { describe, expect, it } from 'vitest';
import { cleanBlock } from './clean-block';

describe('cleanBlock keeps what a designed block needs', () => {
  it.each([
    ['<section class="promo" id="promo"><div data-step="1" aria-label="One">x</div></section>'],
    ['<figure><img src="/content-media/hero.webp" alt="Cards" width="750" height="900" loading="lazy" /></figure>'],
    ['<a class="button" href="/cashbox?action=deposit">Play {{name}}</a>'],
    ['<details open><summary>More</summary><p>Text</p></details>'],
    ['<button type="button" class="spin" id="spin">Spin</button>'],
  ])('cleanBlock keeps %s', (html) => {
    expect(cleanBlock(html)).toBe(html);
  });
});

describe('cleanBlock drops what runs or reaches out', () => {
  it.each([
    ['<script>alert(1)</script><p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['<img src="https://spy.example/x.png" alt="" /><p>b</p>', '<p>b</p>'],
    ['<img src="/content-media/../api/users" />', ''],
    ['<picture><source srcset="//spy.example/a.webp 2x" /></picture>', '<picture><source /></picture>'],
    ['<iframe src="/x"></iframe><form action="/x"><input name="y" /></form>', ''],
    ['<button type="submit" formaction="/x">c</button>', '<button type="button">c</button>'],
    ['<a href="javascript:x">d</a><a href="//e.example">e</a>', '<a>d</a><a>e</a>'],
    ['<style>p{}</style><svg><script>f</script></svg><base href="//x"><link rel="x"><meta http-equiv="refresh">', ''],
  ])('cleanBlock drops %s', (dirty, clean) => {
    expect(cleanBlock(dirty)).toBe(clean);
  });
});
