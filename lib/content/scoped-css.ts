import 'server-only';
import postcss, { type ChildNode, type Container, type Declaration, type Rule } from 'postcss';
import { OWN_PICTURE } from './dynamic-body';

/** At-rules that only choose when their rules hold. Every other one is global, or fetches. */
const CONDITIONS = new Set(['media', 'supports', 'container']);
/** What a value may be made of once its strings and our own addresses are taken out; no escapes, no braces, no markup. */
const PLAIN_VALUE = /^[\w\s#%.,()+*/!-]*$/;
const PLAIN_SELECTOR = /^[\w\s.#:*>+~,()[\]=^$|-]*$/;
const PLAIN_CONDITION = /^(?:[\w\s().,:+*/%>=-]|<(?=[\s=]))*$/;
const STRING = /"(?:[^"\\<]|\\(?!<).)*"|'(?:[^'\\<]|\\(?!<).)*'/g;
const URL_CALL = /url\(\s*(["']?)([^"'()\s\\<]*)\1\s*\)/gi;
const PICTURE_DATA = /^data:image\/(?:png|webp);base64,[\w+/=]+$/;
/** Functions that load, or that a browser might one day let load. */
const LOADING = /(?:url|src|image|image-set|cross-fade|element|paint|expression)\s*\(/i;
const STAYING = new Set(['static', 'relative', 'absolute']);

type Scope = { selector: string; frames: ReadonlyMap<string, string> };

/**
 * An editor's style sheet for one box of the page (spec §3, dynamicContent): every selector begins with the box, and what
 * is global, loads, sticks to the screen or is not understood is left out. It is written anew from what was read, so that
 * a browser can't read it in another way.
 * @param name names the box: [data-dynamic="name"]
 * @throws Error when the sheet is broken
 */
export function scopeCss(css: string, name: string): string {
  const safe = name.replace(/[^\w-]/g, '_');
  const root = postcss.parse(css);
  const frames = new Map<string, string>();
  root.walkAtRules(/^(-webkit-)?keyframes$/i, ({ params }) => {
    if (/^[a-z][\w-]*$/i.test(params)) frames.set(params, `${safe}-${params}`);
  });
  return writeNodes(root, { selector: `[data-dynamic="${safe}"]`, frames });
}

function writeNodes(container: Container<ChildNode>, scope: Scope): string {
  return (container.nodes ?? []).map((node) => writeNode(node, scope)).join('');
}

function writeNode(node: ChildNode, scope: Scope): string {
  if (node.type === 'rule') {
    const selectors = node.selectors.flatMap((selector) => scoped(selector, scope.selector));
    const body = writeDeclarations(node, scope);
    return selectors.length > 0 && body ? `${selectors.join(',')}{${body}}` : '';
  }
  if (node.type !== 'atrule') return '';
  const name = node.name.toLowerCase();
  if (name === 'keyframes' || name === '-webkit-keyframes') {
    const known = scope.frames.get(node.params);
    const steps = (node.nodes ?? []).map((step) => (step.type === 'rule' ? writeStep(step, scope) : '')).join('');
    return known && steps ? `@keyframes ${known}{${steps}}` : '';
  }
  const params = oneLine(node.params);
  if (!CONDITIONS.has(name) || !isBalanced(params) || !PLAIN_CONDITION.test(params)) return '';
  const inner = writeNodes(node, scope);
  return inner && `@${name} ${params}{${inner}}`;
}

/** The selector below the box, the box itself for what names the whole document, or none. */
function scoped(selector: string, box: string): string[] {
  const text = oneLine(selector).trim();
  const bare = text.replace(STRING, '');
  if (/^(?::root|:scope|html|body)$/i.test(text)) return [box];
  // A leading combinator would start beside the box.
  if (text === '' || /^[>+~|]/.test(text) || !PLAIN_SELECTOR.test(bare) || !isBalanced(bare)) return [];
  return [`${box} ${text}`];
}

function writeStep(step: Rule, scope: Scope): string {
  const at = oneLine(step.selector);
  const body = writeDeclarations(step, scope);
  return /^[\w\s%.,]+$/.test(at) && body ? `${at}{${body}}` : '';
}

/** Rules inside a rule are left out: "body:has(&)" is about the body. */
function writeDeclarations(rule: Rule, scope: Scope): string {
  return rule.nodes.map((node) => (node.type === 'decl' ? writeDeclaration(node, scope) : '')).join('');
}

function writeDeclaration({ prop, value: given, important }: Declaration, { frames }: Scope): string {
  let value = oneLine(given).trim();
  if (!/^-{0,2}[a-z][\w-]*$/i.test(prop) || !isPlainValue(value)) return '';
  const name = prop.toLowerCase();
  if (name === 'position' && !STAYING.has(value.toLowerCase())) return '';
  if (/^(-webkit-)?animation(-name)?$/.test(name)) {
    value = value.replace(/[a-z][\w-]*/gi, (word) => frames.get(word) ?? word);
  }
  return `${prop}:${value}${important ? '!important' : ''};`;
}

function isPlainValue(value: string): boolean {
  let ours = true;
  const rest = value
    .replace(URL_CALL, (_, _quote, address: string) => {
      ours &&= OWN_PICTURE.test(address) || PICTURE_DATA.test(address);
      return '';
    })
    .replace(STRING, '');
  return ours && PLAIN_VALUE.test(rest) && !LOADING.test(rest) && isBalanced(rest);
}

/** A line break ends a string for a browser, though not for every parser. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\f]+/g, ' ');
}

function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const [sign] of text.matchAll(/[()[\]]/g)) {
    if (sign === '(' || sign === '[') open.push(sign);
    else if (open.pop() !== (sign === ')' ? '(' : '[')) return false;
  }
  return open.length === 0;
}
