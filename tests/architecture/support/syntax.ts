import { parseSync } from '@swc/core';

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

type Read = { source: string; file: string; tree: Node[] };
/** To read a file takes as long as to go through it, and several questions are asked about one in a row. */
let newest: Read = { source: '', file: '', tree: [] };

/** The statements of a source file as swc's tree, read without trust in its types. Throws on a syntax error. */
export function statements(source: string, file: string): Node[] {
  if (newest.source === source && newest.file === file) return newest.tree;
  const tree: unknown = parseSync(source, {
    syntax: 'typescript',
    tsx: !/\.(ts|mts)$/.test(file),
    target: 'es2022',
  });
  newest = { source, file, tree: isNode(tree) && Array.isArray(tree.body) ? tree.body.filter(isNode) : [] };
  return newest.tree;
}

/** Visits every node below a value. `parents`: those of the node, outermost first, as long as it is visited: who keeps them copies them. */
function walk(value: unknown, visit: (node: Node, parents: readonly Node[]) => void, parents: Node[] = []): void {
  if (Array.isArray(value)) {
    for (const entry of value) walk(entry, visit, parents);
    return;
  }
  if (!isNode(value)) return;
  visit(value, parents);
  parents.push(value);
  for (const key in value) if (key !== 'span') walk(value[key], visit, parents);
  parents.pop();
}

/** `it.each([...])` and `test.describe.serial` become `['it', 'each']`, `['test', 'describe', 'serial']`. */
function calleeNames(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee.value)];
  if (callee.type === 'MemberExpression') return [...calleeNames(callee.object), ...calleeNames(callee.property)];
  if (callee.type === 'CallExpression') return calleeNames(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calleeNames(callee.tag);
  return [];
}

function text(expression: unknown): string | undefined {
  if (!isNode(expression)) return undefined;
  if (expression.type === 'StringLiteral') return String(expression.value);
  if (expression.type !== 'TemplateLiteral' || !Array.isArray(expression.quasis)) return undefined;
  // What a template fills in is not known here: an ellipsis stands for it in the map as well.
  return expression.quasis.map((part: unknown) => (isNode(part) ? String(part.cooked) : '')).join('…');
}

export type TitledTest = {
  /** Titles from the outermost describe to the test itself. */
  path: string[];
  /** `skip`, `todo`, `fixme` or `only` on it or above it. */
  marks: string[];
  /** Whether it is a test and has a body: no `describe`, and no function of that name. */
  runs: boolean;
};

function isFunction(argument: unknown): boolean {
  const { expression } = isNode(argument) ? argument : {};
  return isNode(expression) && ['ArrowFunctionExpression', 'FunctionExpression'].includes(String(expression.type));
}

const MARKS = new Set(['skip', 'todo', 'fixme', 'fails', 'only', 'skipIf', 'runIf']);

/** Every `describe`, `it` and `test` with a title in a test file, comments not counted. */
export function titledTests(source: string, file: string): TitledTest[] {
  const found = new Map<Node, TitledTest>();
  walk(statements(source, file), (node, parents) => {
    if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return;
    const names = calleeNames(node.callee);
    const first: unknown = node.arguments[0];
    const title = isNode(first) ? text(first.expression) : undefined;
    if (title === undefined || !['it', 'test', 'describe'].includes(names[0] ?? '')) return;
    const above = parents.map((parent) => found.get(parent)).findLast((entry) => entry !== undefined);
    const marks = names.filter((name) => MARKS.has(name));
    found.set(node, {
      path: [...(above?.path ?? []), title],
      marks: [...(above?.marks ?? []), ...marks],
      runs: !names.includes('describe') && node.arguments.some(isFunction),
    });
  });
  return [...found.values()];
}

function declaredNames(declaration: Node): string[] {
  if (isNode(declaration.identifier)) return [String(declaration.identifier.value)];
  if (!Array.isArray(declaration.declarations)) return [];
  return declaration.declarations.map((one: unknown) => (isNode(one) && isNode(one.id) ? String(one.id.value) : ''));
}

/** Names of the values (not types) that a file exports; a default export counts as `default`. */
export function exportedValues(source: string, file: string): string[] {
  return statements(source, file).flatMap((node) => {
    if (node.type === 'ExportDefaultExpression' || node.type === 'ExportDefaultDeclaration') return ['default'];
    if (node.type === 'ExportDeclaration' && isNode(node.declaration)) {
      return /^Ts(Interface|TypeAlias)/.test(String(node.declaration.type)) ? [] : declaredNames(node.declaration);
    }
    if (node.type === 'ExportNamedDeclaration' && node.typeOnly !== true && Array.isArray(node.specifiers)) {
      return node.specifiers.filter(isNode).flatMap((one) => {
        const name = isNode(one.exported) ? one.exported.value : isNode(one.orig) ? one.orig.value : undefined;
        return one.isTypeOnly === true || name === undefined ? [] : [String(name)];
      });
    }
    return [];
  });
}

/** Whether a file re-exports everything of another: `export * from`. */
export function reexportsAll(source: string, file: string): boolean {
  return statements(source, file).some((node) => node.type === 'ExportAllDeclaration');
}

const isVariable = (name: string) => /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(name);

/** Variables read straight from the process: `process.env.NAME` and `process.env['NAME']`. */
export function processReads(source: string, file: string): string[] {
  // Without the word, or an escape that may spell it, nothing is read.
  if (!/process|\\u/.test(source)) return [];
  const names = new Set<string>();
  walk(statements(source, file), (node) => {
    if (node.type !== 'MemberExpression') return;
    const property = isNode(node.property) ? node.property : {};
    const chain = [...calleeNames(node.object), String(text(property.expression) ?? property.value)];
    if (chain.length === 3 && chain[0] === 'process' && chain[1] === 'env') names.add(chain[2] ?? '');
  });
  return [...names].filter(isVariable);
}

/** Variables that an env.ts declares: keys in capitals of its schema, and what it reads from the process. */
export function declaredVariables(source: string, file: string): string[] {
  const names = new Set(processReads(source, file));
  walk(statements(source, file), (node) => {
    if (node.type === 'KeyValueProperty' && isNode(node.key)) names.add(String(node.key.value));
  });
  return [...names].filter(isVariable);
}

const isNamed = /^(Function|Method|Class|VariableDeclarator|KeyValueProperty)/;

function nameOf(node: Node): string {
  const name = [node.identifier, node.id, node.key].find(isNode);
  return isNamed.test(String(node.type)) && name !== undefined ? String(name.value) : '';
}

/**
 * Casts (`x as T`, `<T>x`) outside a function or constant whose name starts with `parse`, by the name of what holds them;
 * `as const` is no cast.
 */
export function castsOutsideParsers(source: string, file: string): string[] {
  // Without either sign there is none.
  if (!/\bas\b|</.test(source)) return [];
  const casts: string[] = [];
  walk(statements(source, file), (node, parents) => {
    if (node.type !== 'TsAsExpression' && node.type !== 'TsTypeAssertion') return;
    const holders = parents.map(nameOf).filter((name) => name !== '');
    if (!holders.some((name) => /^parse([A-Z]|$)/.test(name))) casts.push(holders.at(-1) ?? 'the file itself');
  });
  return casts;
}

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'Constructor',
  'MethodProperty',
  'GetterProperty',
  'SetterProperty',
]);

const isCallOf = (call: Node | undefined, name: string): call is Node =>
  call?.type === 'CallExpression' && calleeNames(call.callee).includes(name);

function span(node: Node): { start: number; end: number } {
  const { start, end } = isNode(node.span) ? node.span : {};
  return { start: Number(start), end: Number(end) };
}

/** Tells the line, from 1, of a position that is counted from the place `from` of the text's first byte. */
function linesOf(text: Buffer, from: number): (position: number) => number {
  const breaks: number[] = [];
  for (let at = text.indexOf(10); at !== -1; at = text.indexOf(10, at + 1)) breaks.push(at + from);
  return (position) => {
    let [low, high] = [0, breaks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((breaks[middle] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

export type WrittenFunction = { name: string; line: number; lines: number };

/** Every function of a file, with the line it begins on and how many it has; groups of tests (`describe`) are none. */
export function functionsOf(source: string, file: string): WrittenFunction[] {
  // Positions are bytes, counted on from file to file: the empty statement before the first line says from where.
  const text = Buffer.from(`;${source.replace(/^#!/, '//')}`);
  const tree = statements(text.toString(), file);
  const from = tree[0] ? span(tree[0]).start : 0;
  const lineOf = linesOf(text, from);
  const found: WrittenFunction[] = [];
  walk(tree, (node, parents) => {
    if (!FUNCTIONS.has(String(node.type))) return;
    // Between a call and its argument stands the list's own entry.
    if (isCallOf(parents.at(-2), 'describe')) return;
    const { start, end } = span(node);
    const line = lineOf(start);
    const names = [...parents, node].map(nameOf).filter((name) => name !== '');
    found.push({ name: names.at(-1) ?? 'a function', line, lines: lineOf(end) - line + 1 });
  });
  return found;
}
