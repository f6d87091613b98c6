import { expect, it } from 'vitest';
import { ourSources, read } from './support/tree';

/** Where the calendar is read, always in a zone that was passed in; the studio's two know tables and releases alone. */
const HOMES = [
  /^(?:desk\/src\/)?lib\/format\//,
  /^platform\/src\/services\/kernel\/time\//,
  /^studio\/src\/catalogue\/(?:hours|game)\.ts$/,
];
/** Write moments for a person, in words that Intl has: the payer's page, the editors' admin, and what a game says of a limit and of a round. */
const WRITERS = ['gateway/src/page/document.ts', 'content/src/admin/live-state.ts', 'studio/src/client/moment.ts'];

/** Of date-fns what is the same in every zone: moments, and lengths of time up to an hour. The rest reads the machine's calendar. */
const ANYWHERE =
  /^(?:(?:add|sub|differenceIn)(?:Milliseconds|Seconds|Minutes|Hours)|startOfMinute|(?:milliseconds|seconds|minutes|hours)To(?:Milliseconds|Seconds|Minutes|Hours))$/;

const BY_HAND = [
  /\.set(?:UTC)?(?:FullYear|Month|Date|Hours|Minutes|Seconds|Milliseconds)\(/,
  /\.getTimezoneOffset\(|\.toLocale(?:Date|Time)String\(/,
  // A day's length: it has 23 or 25 hours where clocks change. Cache headers write theirs after "=".
  /(?<![=\w])86_?400(?:_?000)?\b|\b24 \* (?:60|3_?600(?:_?000)?)\b/,
];

/** What a source does with dates that belongs to a home, in a few words each. */
function breachesOf(file: string, source: string): string[] {
  if (HOMES.some((home) => home.test(file))) return [];
  const byHand = BY_HAND.flatMap((pattern) => pattern.exec(source)?.[0] ?? []);
  const written = WRITERS.includes(file) ? [] : (/Intl\.DateTimeFormat/.exec(source) ?? []);
  const imports = source.matchAll(/import\s+(?:type\s+)?(\{[^}]*\}|[^{}'";]+)\s*from '((?:@date-fns|date-fns)[^']*)'/g);
  const calendar = [...imports].flatMap(([, names = '', from]) => {
    if (from === 'date-fns/constants') return [];
    if (from !== 'date-fns' || !names.startsWith('{')) return [`${names.trim()} from ${from}`];
    const list = names.slice(1, -1).split(',');
    return list.map((name) => name.trim().split(' as ')[0] ?? '').filter((name) => name !== '' && !ANYWHERE.test(name));
  });
  return [...byHand, ...written, ...calendar];
}

// The wire depends on zod alone; the edge knows ages of cached pages and no dates.
const product = ourSources().filter(
  (file) =>
    /^(?:app|components|features|lib|tracing|kit|platform|content|studio|gateway|desk)\//.test(file) &&
    !/\.test\.\w+$/.test(file),
);

it('no date is reckoned by hand, nor in the zone of the machine', () => {
  const breaches = product.flatMap((file) =>
    breachesOf(file, read(file)).map(
      (what) => `${file}: ${what}; use lib/format (site and desk), kernel/time (platform), or date-fns with a zone`,
    ),
  );
  expect(breaches).toEqual([]);
});

it.each([
  ['const DAY_MS = 86_400_000;', ['86_400_000']],
  ['const KEPT = 90 * 24 * 3600;', ['24 * 3600']],
  ['const day = 24 * 60 * 60 * 1000;', ['24 * 60']],
  ['at.setUTCSeconds(0, 0);', ['.setUTCSeconds(']],
  ["new Date().toLocaleDateString('uk')", ['.toLocaleDateString(']],
  ["new Intl.DateTimeFormat('uk').format(at)", ['Intl.DateTimeFormat']],
  ["import { addHours, startOfDay as start } from 'date-fns';", ['startOfDay']],
  ["import {\n  addDays,\n  intervalToDuration,\n} from 'date-fns';", ['addDays', 'intervalToDuration']],
  ["import * as dates from 'date-fns';", ['* as dates from date-fns']],
  ["import { uk } from 'date-fns/locale';", ['{ uk } from date-fns/locale']],
  ["import { tz } from '@date-fns/tz';", ['{ tz } from @date-fns/tz']],
])('a date by hand is found: %s', (source, found) => {
  expect(breachesOf('features/cashback/rules.ts', source)).toEqual(found);
});

it('moments may be moved anywhere, and homes read the calendar', () => {
  const moved = "import { addSeconds, differenceInSeconds, startOfMinute } from 'date-fns';";
  expect(breachesOf('platform/src/jobs/clean-accounts.ts', moved)).toEqual([]);
  expect(breachesOf('app/og/route.ts', "const CACHING = 'public, stale-while-revalidate=86400';")).toEqual([]);
  const calendar = "import { startOfWeek } from 'date-fns';";
  expect(breachesOf('platform/src/services/kernel/time/week.ts', calendar)).toEqual([]);
});
