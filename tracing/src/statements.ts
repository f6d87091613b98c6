/** Texts that are remembered: those of a program are some hundred, lists of many lengths make new ones. */
const MAX_KNOWN = 1_000;
const MAX_LENGTH = 2_000;

type Statement = { text: string; summary: string };
const known = new Map<string, Statement>();

/** What a text may have in it beside parameters: literals of a program, and by mistake a value. */
const LITERALS = /'(?:[^']|'')*'|\$\$[\s\S]*?\$\$|(?<![\w$".])\d+(?:\.\d+)?\b/g;

const TARGET =
  /^(?:(select)\b[\s\S]*?\bfrom|(insert)\s+into|(update)|(delete)\s+from|(with)\b[\s\S]*?\b(?:from|into|update))\s+(?:only\s+)?("?[a-z_][\w$]*"?(?:\."?[a-z_][\w$]*"?)?)/i;
const FUNCTION = /^select\s+(?:\*\s+from\s+)?"?([a-z_]\w*)"?\s*\(/i;

/** The kind of a statement and what it is about, of few values: "select settlements", "begin". */
function summaryOf(text: string): string {
  const [, called] = FUNCTION.exec(text) ?? [];
  if (called !== undefined) return `select ${called.toLowerCase()}()`;
  const found = TARGET.exec(text);
  const target = found?.at(-1);
  const kind = found?.slice(1, -1).find((one) => one !== undefined) ?? /^[a-z]+/i.exec(text)?.[0] ?? 'statement';
  return `${kind.toLowerCase()}${target === undefined ? '' : ` ${target.replaceAll('"', '')}`}`;
}

/** A statement as a trace may tell it: its text without one value, and a name for it. */
export function statementOf(text: string): Statement {
  const before = known.get(text);
  if (before) return before;
  const bare = text.replace(LITERALS, '?').replace(/\s+/g, ' ').trim();
  const made = { text: bare.slice(0, MAX_LENGTH), summary: summaryOf(bare) };
  if (known.size < MAX_KNOWN) known.set(text, made);
  return made;
}
