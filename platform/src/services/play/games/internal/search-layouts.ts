/** Rows of a Windows keyboard, key by key, so that text typed with the wrong layout on can be read as it was meant. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const UKRAINIAN = "'йцукенгшщзхїфівапролджєячсмитьбю";
/** Kazakh keeps the Russian letters and has its own on the row of digits. */
const LATIN_DIGITS = '2345890-=';
const KAZAKH_DIGITS = 'әіңғүұқөһ';

function layout(from: string, to: string): Map<string, string> {
  const target = [...to];
  return new Map([...from].flatMap((key, place) => (target[place] ? [[key, target[place]]] : [])));
}

const READINGS: readonly Map<string, string>[] = [
  layout(LATIN, RUSSIAN),
  layout(LATIN, UKRAINIAN),
  layout(LATIN + LATIN_DIGITS, RUSSIAN + KAZAKH_DIGITS),
  layout(RUSSIAN, LATIN),
  layout(UKRAINIAN, LATIN),
  layout(RUSSIAN + KAZAKH_DIGITS, LATIN + LATIN_DIGITS),
];

/** What the query would say had it been typed with another layout on: "ghbdtn" may be "привет". The query itself is left out. */
export function otherLayouts(query: string): string[] {
  const typed = query.toLowerCase();
  const read = READINGS.map((keys) => [...typed].map((letter) => keys.get(letter) ?? letter).join(''));
  return [...new Set(read)].filter((reading) => reading !== typed);
}
