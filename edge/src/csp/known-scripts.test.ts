import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { KNOWN_SCRIPTS } from './known-scripts';

const source = readFileSync(
  path.resolve(
    import.meta.dirname,
    '../../../node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
  ),
  'utf8',
);
const LITERAL =
  /(['"])((?:\$R[A-Z]=|requestAnimationFrame\(function|addEventListener\("submit")(?:(?!\1)[^\\]|\\[\s\S])*)\1/g;
const FIRST_CALL = /\$R[A-Z]\("$/;

/** The value of a string literal that uses only the escapes a bundler writes. */
function unescaped(literal: string): string {
  return literal.replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
}

const literals = [...source.matchAll(LITERAL)].map((match) => unescaped(match[2] ?? ''));

function text(start: string, withCall?: boolean): string {
  const found = literals.find(
    (one) => one.startsWith(start) && (withCall ?? FIRST_CALL.test(one)) === FIRST_CALL.test(one),
  );
  if (found === undefined) throw new Error(`React no longer writes a script that begins with ${start}`);
  return found.replace(FIRST_CALL, '');
}

it('the policy knows the digests of every fixed script of the installed React, and no others', () => {
  const expected = new Set([text('addEventListener'), text('requestAnimationFrame'), text('$RS='), text('$RX=', true)]);
  const parts = [text('$RX=', false), text('$RB='), text('$RV='), text('$RM=')];
  for (let chosen = 1; chosen < 16; chosen += 1) {
    expected.add(parts.filter((_, index) => (chosen & (8 >> index)) !== 0).join(''));
  }
  const digests = [...expected].map((one) => createHash('sha256').update(one).digest('base64'));
  expect([...KNOWN_SCRIPTS].sort()).toEqual(digests.sort());
});
