/** A full stop, question or exclamation mark with what closes it, before a space: initials and numbers go on. */
const END = /(?<=\p{L}{2}|\d|[)»”"])[.!?…]+[»”")]*(?=\s+\p{Lu}|\s*$)/u;

/** The first sentence of a plain text; all of it when it has but one. */
export function firstSentence(text: string): string {
  const end = END.exec(text);
  return end ? text.slice(0, end.index + end[0].length) : text;
}
