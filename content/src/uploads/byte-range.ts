/**
 * What a header Range asks of a store that takes one range: of several the first, which whoever asked may be given.
 * @returns undefined: the whole picture; null: nothing that there can be
 */
export function firstRange(header: string | null): string | undefined | null {
  if (header === null) return undefined;
  const [, from = '', to = ''] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*(?:,|$)/.exec(header) ?? [];
  if (from === '' && to === '') return null;
  if (from === '' && Number(to) === 0) return null;
  if (from !== '' && to !== '' && Number(from) > Number(to)) return null;
  return `bytes=${from}-${to}`;
}
