import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScripts, isKnownShape } from './inline-scripts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('isKnownShape', () => {
  it.each([
    'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
    'self.__next_f.push([3,"AAEC"])',
    '(self.__next_f=self.__next_f||[]).push([0])',
    '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,null])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/2t_oj7.js"],"runtimeModuleIds":[24313]});',
    '(self.__next_s=self.__next_s||[]).push(["/theme.js",{"id":"theme"}])',
    'requestAnimationFrame(function(){$RT=performance.now()});',
    '$RC("B:0","S:0")',
    '$RX("B:1","digest","\\u003cb>")',
    '$RR("B:0","S:0",[["/_next/static/a.css","next"]])',
  ])('isKnownShape accepts %s', (body) => {
    expect(isKnownShape(body)).toBe(true);
  });

  it.each([
    'alert(1)',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a"+alert(1)])',
    'self.__next_f.push([1,`$' + '{alert(1)}`])',
    'self.__next_f.push([0,"a"])',
    ' self.__next_f.push([1,"a"])',
    'self.__next_f.push([1,"a"])//',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
    '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,alert(1)])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["https://evil.example/a.js"],"runtimeModuleIds":[1]});',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/../../api/x.js"],"runtimeModuleIds":[1]});',
    '(self.__next_s=self.__next_s||[]).push([0,{"children":"alert(1)"}])',
    '(self.__next_s=self.__next_s||[]).push(["//evil.example/a.js",{}])',
    '(self.__next_s=self.__next_s||[]).push(["/a.js",{"children":"alert(1)"}])',
    'alert(1);$RC("B:0","S:0")',
    '$RC("B:0",alert(1))',
    '$RC("B:0","S:0");alert(1)',
    '$RC=alert;$RC("B:0","S:0")',
    '$RR("B:0","S:0",[[alert(1)]])',
    '',
  ])('isKnownShape refuses %s', (body) => {
    expect(isKnownShape(body)).toBe(false);
  });
});

describe('inlineScripts', () => {
  const known = 'self.__next_f.push([1,"a"])';

  it('inlineScripts hashes known scripts once and reports the others', () => {
    const html = `<script>${known}</script><script id="x">${known}</script><script>steal()</script>`;
    expect(inlineScripts(html)).toEqual({
      hashes: [hashOf(known)],
      unknown: [{ hash: hashOf('steal()'), start: 'steal()' }],
    });
  });

  it('inlineScripts hashes the bytes as UTF-8', () => {
    const cyrillic = 'self.__next_f.push([1,"Қозыр"])';
    expect(inlineScripts(`<script>${cyrillic}</script>`).hashes).toEqual([hashOf(cyrillic)]);
  });

  it('inlineScripts needs nothing for data blocks, files and empty scripts', () => {
    const html =
      '<script type="application/ld+json">{"a":1}</script><script src="/a.js" async=""></script><script></script>';
    expect(inlineScripts(html)).toEqual({ hashes: [], unknown: [] });
  });

  it('inlineScripts looks at scripts of any JavaScript type and any case', () => {
    const html = `<SCRIPT TYPE="module">evil()</SCRIPT ><script type='text/javascript'>evil(2)</script>`;
    expect(inlineScripts(html).unknown.map(({ start }) => start)).toEqual(['evil()', 'evil(2)']);
  });
});
