import { Script } from 'node:vm';

/** Each of body, css and js of a designed block. Bytes as UTF-8: that is what visitors load. */
export const SOURCE_LIMIT_BYTES = 50_000;

/** True, or that the text is too long. */
export function checkSize(text: string, limit = SOURCE_LIMIT_BYTES): true | string {
  const bytes = Buffer.byteLength(text);
  if (bytes <= limit) return true;
  const kilo = (count: number) => `${(count / 1000).toFixed(1).replace(/\.0$/, '')} kB`;
  return `${kilo(bytes)}; at most ${kilo(limit)} fit. Put pictures into the library and link them.`;
}

/** True, or the line of what JavaScript can't read. The text is compiled as a classic script and never run. */
export function checkJs(text: string): true | string {
  try {
    new Script(text, { filename: 'block' });
    return true;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const line = /^block:(\d+)/.exec(error.stack ?? '')?.[1];
    return `JavaScript, line ${line ?? '?'}: ${error.message}.`;
  }
}

const CLOSES = new Map([
  ['}', '{'],
  [')', '('],
  [']', '['],
]);

/** Comments, strings and escapes in one go; what is left over begins a comment or string that never ends. */
const CSS_TOKEN = /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|\\[\s\S]|\/\*|["'{}()[\]]/g;

/** True, or the line where brackets, strings or comments of the style sheet do not close. */
export function checkCss(text: string): true | string {
  const open: Array<{ sign: string; at: number }> = [];
  const lineOf = (at: number) => text.slice(0, at).split('\n').length;
  for (const { 0: token, index } of text.matchAll(CSS_TOKEN)) {
    if (token === '/*' || token === '"' || token === "'")
      return `CSS, line ${lineOf(index)}: ${token === '/*' ? 'a comment' : 'a text in quotes'} begins and never ends.`;
    if (token === '{' || token === '(' || token === '[') open.push({ sign: token, at: index });
    const opening = CLOSES.get(token);
    if (opening && open.pop()?.sign !== opening) return `CSS, line ${lineOf(index)}: "${token}" closes nothing.`;
  }
  const left = open.pop();
  return left ? `CSS, line ${lineOf(left.at)}: "${left.sign}" is never closed.` : true;
}
