import { describe, expect, test } from 'vitest';
import { scopeCss } from './scoped-css';

const BOX = '[data-dynamic="ball"]';
const scope = (css: string) => scopeCss(css, 'ball');

describe('style sheets of dynamic content', () => {
  test('every selector begins with the box', () => {
    expect(scope('.a, #b > c:hover { color: red } p::before { content: "–" }')).toBe(
      `${BOX} .a,${BOX} #b > c:hover{color:red;}${BOX} p::before{content:"–";}`,
    );
  });

  test('what names the whole document names the box', () => {
    expect(scope(':root { --gap: 4px } body { margin: 0 !important }')).toBe(
      `${BOX}{--gap:4px;}${BOX}{margin:0!important;}`,
    );
    expect(scope('html body .a { color: red }')).toBe(`${BOX} html body .a{color:red;}`);
  });

  test('conditions stay, with their rules below the box', () => {
    expect(scope('@media (width >= 768px) { @supports (display: grid) { .a { display: grid } } }')).toBe(
      `@media (width >= 768px){@supports (display: grid){${BOX} .a{display:grid;}}}`,
    );
  });

  test('animations get names of their own', () => {
    expect(scope('@keyframes turn { from { opacity: 0 } 50%, to { opacity: 1 } } .a { animation: turn 1s ease }')).toBe(
      `@keyframes ball-turn{from{opacity:0;}50%, to{opacity:1;}}${BOX} .a{animation:ball-turn 1s ease;}`,
    );
  });

  test.each([
    '@import "https://evil.example/x.css";',
    '@import url(https://evil.example/x.css);',
    '@charset "utf-8";',
    '@namespace svg url(http://www.w3.org/2000/svg);',
    '@font-face { font-family: x; src: url(https://evil.example/x.woff2) }',
    '@property --x { syntax: "*"; inherits: true }',
    '@page { margin: 0 }',
    '@layer base { a { color: red } }',
    '@keyframes a(b) { from { opacity: 0 } }',
  ])('the rule %s is left out', (css) => {
    expect(scope(css)).toBe('');
  });

  test.each([
    'url(https://evil.example/a.png)',
    'url("//evil.example/a.png")',
    "url( 'http://evil.example/a.png' )",
    'url(/api/users)',
    'url(/content-media/../api/users)',
    'url(data:image/svg+xml;base64,PHN2Zz4=)',
    'url(data:text/html,x)',
    'u\\72l(https://evil.example)',
    'image-set("https://evil.example/a.png" 1x)',
    '-webkit-image-set(url(https://evil.example/a.png) 1x)',
    'src("https://evil.example")',
    'cross-fade(url(/content-media/a.webp), url(https://evil.example))',
    'expression(alert(1))',
  ])('nothing is loaded by %s', (value) => {
    expect(scope(`.a { background: ${value} }`)).toBe('');
    expect(scope(`.a { --x: ${value} }`)).toBe('');
  });

  test.each([
    'url(/content-media/a-1.webp)',
    'url("data:image/png;base64,iVBO+/0=")',
    'url(data:image/webp;base64,UklG)',
  ])('the picture of %s is shown', (value) => {
    expect(scope(`.a { background: #fff ${value} no-repeat }`)).toBe(`${BOX} .a{background:#fff ${value} no-repeat;}`);
  });

  test.each(['fixed', 'sticky', '-webkit-sticky', 'FIXED', 'var(--p)'])(
    'nothing sticks to the screen by %s',
    (value) => {
      expect(scope(`.a { position: ${value}; top: 0 }`)).toBe(`${BOX} .a{top:0;}`);
    },
  );

  test.each(['+ .b', '~ *', '> .b', '.a, ~ body'])('a selector does not start beside the box: %s', (selector) => {
    expect(scope(`${selector} { color: red }`)).not.toMatch(/[+~>]/);
  });

  test('rules inside rules are left out: they could speak of their surroundings', () => {
    expect(scope('.a { color: red; body:has(&) { display: none } }')).toBe(`${BOX} .a{color:red;}`);
  });

  test.each([
    '} body { display: none',
    '.a { color: red } } body { display: none }',
    '.a { content: "',
    '.a { color: rgb(1 } body { x: y }',
    '.a[x { color: red }',
  ])('a broken style sheet is refused: %s', (css) => {
    expect(() => scope(css)).toThrow();
  });

  test.each([
    ['a line break in a string', '.a { content: "\n} body { display: none } .x { "; color: red }'],
    ['a form feed in a string', ".a { content: '\f} body { display: none } .x { '; color: red }"],
    ['an escaped quote', '.a { content: "\\"; } body { display: none } .x { y: \\""; color: red }'],
    ['a comment', '.a { color/**/: red/*}*/; } /* } body { display: none } */'],
    ['braces in a custom property', '.a { --x: { y: z }; --y: {} } .b { color: red }'],
    ['markup', '.a { content: "</style><script>alert(1)</script>" } </style> { color: red }'],
    ['markup in a condition', '@media screen and </style> { .a { color: red } }'],
    ['an at-rule’s words', '@media all { } body { display: none } @media all { .a { color: red } }'],
  ])('nothing gets out of the box by %s', (_, css) => {
    const written = scope(css);
    expect(written).not.toMatch(/<|[\n\f]/);
    // With the strings out of the way, whatever opens a block is the box, a condition, or a step of an animation.
    const bare = written.replaceAll(BOX, 'BOX').replace(/(["'])(?:\\.|(?!\1).)*\1/g, '');
    const openings = [...bare.matchAll(/([^{};]*)\{/g)].map(([, opening]) => opening);
    expect(openings.filter((opening) => !/^(BOX|@media all$)/.test(opening ?? ''))).toEqual([]);
  });

  test('the name of the box is a name and nothing else', () => {
    expect(scopeCss('.a { color: red }', 'x"] , body [y="')).toMatch(/^\[data-dynamic="[\w-]+"\] \.a\{color:red;\}$/);
  });
});
