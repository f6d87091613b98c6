const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const asText = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Markup that needs no escaping any more. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | Html | readonly Html[];

/** Builds markup; every plain string put into it is text, never markup. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const htmlOf = (part: Part | undefined) => {
    if (part === undefined) return '';
    if (part instanceof Html) return part.text;
    return typeof part === 'string' ? asText(part) : part.map((one) => one.text).join('');
  };
  return new Html(strings.map((string, index) => string + htmlOf(parts[index])).join(''));
}
