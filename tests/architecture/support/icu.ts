/** What a message in ICU syntax asks of its caller. */
export type Placeholders = {
  /** Argument names, and tags as `<name>`. */
  names: Set<string>;
  plurals: { name: string; type: 'cardinal' | 'ordinal'; categories: string[] }[];
  /** Options of each select, joined: they are values of the code and must be the same in every language. */
  selects: Set<string>;
};

/** Reads one message. Throws an error with the place when a brace or a tag is not closed. */
export function readPlaceholders(message: string): Placeholders {
  const found: Placeholders = { names: new Set(), plurals: [], selects: new Set() };
  const end = readText(message, 0, found, false);
  if (end < message.length) throw new Error(`"}" without "{" at ${end}: ${message}`);
  return found;
}

/** Reads text up to the brace that closes it, or to the end; answers where it stopped. */
function readText(message: string, start: number, found: Placeholders, nested: boolean): number {
  let at = start;
  while (at < message.length) {
    const sign = message[at];
    if (sign === "'" && /^'[{}<]/.test(message.slice(at))) at = afterQuote(message, at);
    else if (sign === '{') at = readArgument(message, at + 1, found);
    else if (sign === '}') return at;
    else {
      const tag = /^<\/?([a-z][a-zA-Z0-9-]*)\/?>/.exec(message.slice(at))?.[1];
      if (tag !== undefined) found.names.add(`<${tag}>`);
      at += 1;
    }
  }
  if (nested) throw new Error(`"{" is not closed: ${message}`);
  return at;
}

function afterQuote(message: string, at: number): number {
  const close = message.indexOf("'", at + 1);
  return close === -1 ? message.length : close + 1;
}

function readArgument(message: string, start: number, found: Placeholders): number {
  const head = /^\s*([a-zA-Z][a-zA-Z0-9_]*)\s*(?:,\s*([a-z]+)\s*)?/.exec(message.slice(start));
  if (head === null) throw new Error(`"{" without a name at ${start}: ${message}`);
  const [whole, name = '', type = ''] = head;
  found.names.add(name);
  const at = start + whole.length;
  if (['plural', 'selectordinal', 'select'].includes(type)) return readOptions(message, at, found, name, type);
  const close = message.indexOf('}', at);
  if (close === -1) throw new Error(`"{${name}" is not closed: ${message}`);
  return close + 1;
}

function readOptions(message: string, start: number, found: Placeholders, name: string, type: string): number {
  const options: string[] = [];
  let at = start;
  while (message[at] !== '}') {
    const option = /^[\s,]*(?:offset:\d+\s*)?(=?[a-zA-Z0-9_-]+)\s*\{/.exec(message.slice(at));
    if (option === null) throw new Error(`options of "${name}" end early at ${at}: ${message}`);
    options.push(option[1] ?? '');
    at = readText(message, at + option[0].length, found, true) + 1;
    at += /^\s*/.exec(message.slice(at))?.[0].length ?? 0;
  }
  if (type === 'select') found.selects.add(`${name}: ${options.sort().join(' ')}`);
  else {
    const categories = options.filter((option) => !option.startsWith('='));
    found.plurals.push({ name, type: type === 'plural' ? 'cardinal' : 'ordinal', categories });
  }
  return at + 1;
}
