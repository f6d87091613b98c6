const PLACEHOLDER = /\{\{\s*([\w.-]+)\s*\}\}/g;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it must be written inside HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Replaces {{name}} by the variable of that name (spec §5); a name without a variable stays as written. */
export function fillPlaceholders(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name] ?? whole) : whole,
  );
}

/** The same inside HTML: a variable is text, never markup. */
export function fillHtmlPlaceholders(html: string, variables: Readonly<Record<string, string>>): string {
  const escaped = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, escapeHtml(value)]));
  return fillPlaceholders(html, escaped);
}
