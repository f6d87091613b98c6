/** A full stop, question or exclamation mark with what closes it, before a space: initials and numbers go on. */
const END = /(?<=\p{L}{2}|\d|[)»”"])[.!?…]+[»”")]*(?=\s+\p{Lu}|\s*$)/gu;

/** The first sentence of a plain text, with the next ones for as long as it is shorter than `atLeast` characters. */
export function firstSentence(text: string, { atLeast = 1 }: { atLeast?: number } = {}): string {
  const ends = [...text.matchAll(END)].map((end) => end.index + end[0].length);
  return text.slice(0, ends.find((end) => end >= atLeast) ?? text.length);
}
