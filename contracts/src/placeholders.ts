/** {{name}} in a text, spaces allowed inside. Spec §5. */
const PLACEHOLDER = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Braces too: what was filled in is never taken for another placeholder. */
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '{': '&#123;',
  '}': '&#125;',
};

export type Variables = Readonly<Record<string, string>>;

/** Replaces {{name}} by the variable of that name (spec §5); a name without a variable stays as written. */
export function fillPlaceholders(text: string, variables: Variables): string {
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name] ?? whole) : whole,
  );
}

/** The same inside HTML: a variable is text, never markup, and never a placeholder again. */
export function fillHtmlPlaceholders(html: string, variables: Variables): string {
  const escaped = Object.entries(variables).map(([name, value]) => [
    name,
    value.replace(/[&<>"'{}]/g, (character) => ENTITIES[character] ?? character),
  ]);
  return fillPlaceholders(html, Object.fromEntries(escaped));
}

/** The names a text still waits for, each once, in their order. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/** The text without the names nobody had a value for. */
export function blankPlaceholders(text: string): string {
  return text.replace(PLACEHOLDER, '');
}
