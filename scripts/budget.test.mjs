import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkBudgets, DESK_BUDGETS, firstLoadScripts } from './budget.mjs';

const ADDRESS = 'http://localhost:3000/uk';
const names = (html) => firstLoadScripts(html, ADDRESS).map((one) => one.replace('http://localhost:3000', ''));

describe('what loads at first', () => {
  it('the first load takes scripts, module scripts and both kinds of preload, each once', () => {
    const html = `<head><link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>
      <link rel="modulepreload" href='/_next/b.js'><link rel="preload" as="style" href="/c.css">
      <script src="/_next/a.js" async=""></script><script type="module" src=/_next/d.js></script></head>`;
    expect(names(html)).toEqual(['/_next/a.js', '/_next/b.js', '/_next/d.js']);
  });

  it('the first load leaves out what only browsers without modules load, and data', () => {
    const html = `<script src="/_next/polyfills.js" noModule=""></script><script nomodule src="/_next/old.js"></script>
      <script type="application/json" src="/data.json"></script><script src="/_next/a.js"></script>`;
    expect(names(html)).toEqual(['/_next/a.js']);
  });

  it('the first load takes the chunks that the payload names for hydration', () => {
    const html = String.raw`<script>self.__next_f.push([1,"2:I[7,[\"static/chunks/x.js\",\"/_next/static/chunks/y-1.js\"]]"])</script>`;
    expect(names(html)).toEqual(['/_next/static/chunks/x.js', '/_next/static/chunks/y-1.js']);
  });

  it('the first load reads entities and relative addresses', () => {
    expect(names('<script src="../a.js?x=1&amp;y=2"></script>')).toEqual(['/a.js?x=1&y=2']);
  });
});

describe('the budgets', () => {
  /** A site of one script of random bytes, which do not compress: its weight is known. */
  function site(bytes, page = '<script src="/a.js"></script>') {
    const script = randomBytes(bytes);
    return async (address) => new Response(new URL(address).pathname === '/a.js' ? script : page);
  }
  const base = 'http://localhost:3000';
  const silent = () => {};

  it('the budgets are kept when all pages stay below them', async () => {
    const lines = [];
    expect(await checkBudgets(base, (line) => lines.push(line), site(127_000))).toBe(true);
    expect(lines.join('\n')).toContain('of 128 kB: kept');
  });

  it('the budgets fail when one page is over', async () => {
    const lines = [];
    expect(await checkBudgets(base, (line) => lines.push(line), site(133_500))).toBe(false);
    expect(lines.join('\n')).toMatch(/of 128 kB: 5\.\d kB too much[\s\S]+of 134 kB: kept/);
  });

  it('the desk has a budget of its own', async () => {
    const lines = [];
    const print = (line) => lines.push(line);
    expect(await checkBudgets(base, print, site(133_500), DESK_BUDGETS)).toBe(true);
    expect(lines.join('\n')).toContain('sign-in page /uk/sign-in');
  });

  it('the budgets refuse a page without scripts, scripts from elsewhere and missing ones', async () => {
    await expect(checkBudgets(base, silent, site(1, '<p>hello</p>'))).rejects.toThrow('loads no script at all');
    const foreign = site(1, '<script src="http://other.test/a.js"></script>');
    await expect(checkBudgets(base, silent, foreign)).rejects.toThrow('from elsewhere: http://other.test/a.js');
    const missing = async () => new Response('', { status: 404 });
    await expect(checkBudgets(base, silent, missing)).rejects.toThrow('http://localhost:3000/uk answers 404, not 200.');
  });
});
