import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ourSources, ROOT, read } from './support/tree';

/** A small house that keeps the law, and that every violation below is added to. */
const LAWFUL: Record<string, string> = {
  'package.json': '{ "name": "house", "type": "module" }',
  'contracts/package.json':
    '{ "name": "@kozyr/contracts", "type": "module", "exports": { "./*": "./src/*.ts" }, "dependencies": { "zod": "1.0.0" } }',
  'contracts/src/games.ts': "import * as z from 'zod/mini'; export const game = z.string();",
  'node_modules/zod/package.json': '{ "name": "zod", "version": "1.0.0", "exports": { "./mini": "./mini.js" } }',
  'node_modules/zod/mini.js': 'export const string = () => ({});',
  'lib/api/client.ts':
    "import axios from 'axios'; import { game } from '@kozyr/contracts/games'; export default [axios, game];",
  'node_modules/axios/package.json': '{ "name": "axios", "version": "1.0.0", "main": "axios.js" }',
  'node_modules/axios/axios.js': 'export default {};',
  'lib/format.ts': 'export const group = (text: string) => text;',
  'components/tile.tsx': "import { group } from '@/lib/format'; export const Tile = () => <b>{group('1000')}</b>;",
  'features/account/store.ts': "import { group } from '@/lib/format'; export const store = group;",
  'features/games/rules.ts': "import { store } from '@/features/account/store'; export const rule = store;",
  'features/games/components/list.tsx':
    "import { Tile } from '@/components/tile'; import { rule } from '../rules'; export const List = () => <Tile key={rule('')} />;",
  'features/cashbox/rules.ts': "import { group } from '@/lib/format'; export const limit = group;",
  'app/page.tsx':
    "import { List } from '@/features/games/components/list'; export default function Page() { return <List />; }",
  'platform/src/db/schema/ledger.ts': "import { game } from '@kozyr/contracts/games'; export const entries = game;",
  'platform/src/ledger/post.ts': "import { entries } from '../db/schema/ledger'; export const post = entries;",
  'platform/src/services/money/wallets/read.ts':
    "import { post } from '../../../ledger/post'; export const read = post;",
  'platform/src/services/kernel/audit/record.ts':
    "import { post } from '../../../ledger/post'; export const record = post;",
  'platform/src/services/identity/accounts/get-user.ts':
    "import { record } from '../../kernel/audit/record'; export const user = record;",
  'platform/src/services/play/rounds/internal/columns.ts':
    "import { read } from '../../../money/wallets/read'; export const columns = read;",
  'platform/src/services/play/rounds/view.ts':
    "import { columns } from './internal/columns'; export const view = columns;",
  'platform/src/services/rewards/battles/count.ts':
    "import { view } from '../../play/rounds/view'; export const count = view;",
  'platform/src/services/admin/statements/days.ts':
    "import { count } from '../../rewards/battles/count'; export const days = count;",
  'platform/src/jobs/registry.ts':
    "import { days } from '../services/admin/statements/days'; export const jobs = days;",
  'kit/package.json': '{ "name": "@kozyr/kit", "type": "module", "exports": { "./*": "./src/*.ts" } }',
  'kit/src/secrets.ts': "import { game } from '@kozyr/contracts/games'; export const secret = game;",
  'studio/src/main.ts': "import { secret } from '@kozyr/kit/secrets'; export const served = secret;",
  'studio/src/maths/draw.ts': 'export const draw = () => 4;',
  'studio/src/rounds/play.ts': "import { draw } from '../maths/draw'; export const play = draw;",
  'studio/src/routes/play-api.ts': "import { play } from '../rounds/play'; export const api = play;",
  'studio/src/client/game.ts': "import { draw } from '../maths/draw'; export const game = draw;",
  'desk/src/lib/server/call.ts': "import { secret } from '@kozyr/kit/secrets'; export const call = secret;",
  'desk/src/lib/api/ask.ts': "import { game } from '@kozyr/contracts/games'; export const ask = game;",
  'desk/src/components/table.tsx': 'export const Table = () => <table />;',
  'desk/src/screens/players/list.tsx':
    "import { Table } from '@desk/components/table'; import { ask } from '@desk/lib/api/ask'; export const List = () => <Table key={ask} />;",
  'desk/src/screens/money/rules.ts': "import { ask } from '@desk/lib/api/ask'; export const rule = ask;",
  'desk/src/app/page.tsx':
    "import { call } from '@desk/lib/server/call'; import { List } from '@desk/screens/players/list'; export default function Page() { return <List key={call} />; }",
  'scripts/start.mjs': "import { spawn } from 'node:child_process'; spawn('true');",
};

/** [rule, file, its import]: each is one breach, caught under its own name. */
const BREACHES: [rule: string, file: string, specifier: string][] = [
  ['folder-without-a-rank', 'shared/price.ts', '@/lib/format'],
  ['folder-without-a-rank', 'features/loose.ts', '@/lib/format'],
  ['import-from-a-folder-without-a-rank', 'app/loose.ts', '@/misc/price'],
  ['contracts-know-zod-alone', 'contracts/src/signed.ts', '@kozyr/kit/secrets'],
  ['site-reaches-servers-over-http', 'lib/secrets.ts', '@kozyr/kit/secrets'],
  ['the-kit-knows-no-server', 'kit/src/money.ts', '../../platform/src/ledger/post'],
  ['the-kit-knows-no-server', 'kit/src/played.ts', '@kozyr/studio/main'],
  ['the-kit-knows-no-server', 'kit/src/format.ts', '../../lib/format'],
  ['tracing-knows-nobody', 'tracing/src/signed.ts', '@kozyr/kit/secrets'],
  ['opentelemetry-in-one-place', 'studio/src/rounds/span.ts', '@opentelemetry/api'],
  ['scripts-stand-alone', 'scripts/token.mjs', '../kit/src/secrets'],
  ['features-know-no-pages', 'features/games/content.ts', '@/app/page'],
  ['features-know-no-pages', 'features/games/components/lazy.tsx', '@/app/page'],
  ['product-features-are-strangers', 'features/games/queries.ts', '@/features/cashbox/rules'],
  ['product-features-are-strangers', 'features/games/components/pay.tsx', '../../cashbox/rules'],
  ['shared-features-know-no-product', 'features/verification/store.ts', '@/features/games/rules'],
  ['components-get-data-by-props', 'components/price.tsx', '@kozyr/contracts/games'],
  ['components-get-data-by-props', 'components/login.tsx', '@/features/account/store'],
  ['components-get-data-by-props', 'components/wallet.tsx', '@/lib/api/client'],
  ['components-get-data-by-props', 'components/live.tsx', '@tanstack/react-query'],
  ['lib-is-infrastructure', 'lib/tiles.ts', '@/components/tile'],
  ['lib-is-infrastructure', 'lib/account.ts', '@/features/account/store'],
  ['contracts-know-zod-alone', 'contracts/src/dates.ts', 'date-fns'],
  ['contracts-know-zod-alone', 'contracts/src/hash.ts', 'node:crypto'],
  ['contracts-know-zod-alone', 'contracts/src/format.ts', '../../lib/format'],
  ['site-reaches-servers-over-http', 'app/balance.ts', '../platform/src/ledger/post'],
  ['site-reaches-servers-over-http', 'lib/played.ts', '@/studio/src/main'],
  ['site-reaches-servers-over-http', 'features/games/types.ts', '@kozyr/content/collections'],
  ['site-has-no-server-packages', 'lib/token.ts', 'jose'],
  ['site-has-no-server-packages', 'app/hook.ts', 'drizzle-orm/node-postgres'],
  ['site-has-no-server-packages', 'features/account/mutations.ts', '@fastify/cookie'],
  ['rooms-are-closed', 'studio/src/rounds/money.ts', '../../../platform/src/ledger/post'],
  ['rooms-are-closed', 'edge/src/format.ts', '../../lib/format'],
  ['rooms-are-closed', 'gateway/src/play.ts', '@kozyr/studio/main'],
  ['studio-folder-without-a-rank', 'studio/src/dealers/deal.ts', '../maths/draw'],
  ['studio-imports-go-down', 'studio/src/maths/paid.ts', '../rounds/play'],
  ['studio-imports-go-down', 'studio/src/rounds/answer.ts', '../routes/play-api'],
  ['studio-imports-go-down', 'studio/src/tables/page.ts', '../main'],
  ['studio-imports-go-down', 'studio/src/client/spin.ts', '../routes/play-api'],
  ['studio-client-is-apart', 'studio/src/routes/frame.ts', '../client/game'],
  ['desk-folder-without-a-rank', 'desk/src/widgets/tile.ts', '../lib/api/ask'],
  ['desk-imports-go-down', 'desk/src/screens/players/page.ts', '@desk/app/page'],
  ['desk-imports-go-down', 'desk/src/lib/rows.ts', '@desk/components/table'],
  ['desk-screens-are-strangers', 'desk/src/screens/players/money.ts', '../money/rules'],
  ['desk-components-get-data-by-props', 'desk/src/components/player.tsx', '@kozyr/contracts/games'],
  ['desk-components-get-data-by-props', 'desk/src/components/rows.tsx', '@desk/lib/api/ask'],
  ['desk-pages-know-no-kit', 'desk/src/screens/money/sign.ts', '@kozyr/kit/secrets'],
  ['desk-screens-reach-its-server-over-http', 'desk/src/screens/money/call.ts', '@desk/lib/server/call'],
  ['rooms-are-closed', 'desk/src/lib/format.ts', '../../../lib/format'],
  ['rooms-are-closed', 'desk/src/lib/server/post.ts', '../../../../platform/src/ledger/post'],
  ['site-reaches-servers-over-http', 'app/desk.ts', '../desk/src/lib/api/ask'],
  ['axios-in-one-place', 'desk/src/lib/api/get.ts', 'axios'],
  ['axios-in-one-place', 'features/cashbox/queries.ts', 'axios'],
  ['axios-in-one-place', 'platform/src/gateways/pay.ts', 'axios'],
  ['only-the-ledger-touches-its-tables', 'platform/src/services/money/wallets/write.ts', '../../../db/schema/ledger'],
  ['ledger-knows-only-the-database', 'platform/src/ledger/bonus.ts', '../services/money/wallets/read'],
  ['kernel-knows-no-higher-floor', 'platform/src/services/kernel/limits/count.ts', '../../identity/accounts/get-user'],
  ['identity-knows-no-higher-floor', 'platform/src/services/identity/accounts/types.ts', '../../money/wallets/read'],
  ['money-knows-no-higher-floor', 'platform/src/services/money/payments/settle.ts', '../../rewards/battles/count'],
  ['play-knows-no-higher-floor', 'platform/src/services/play/games/list.ts', '../../rewards/battles/count'],
  ['rewards-knows-no-higher-floor', 'platform/src/services/rewards/wheel/spin.ts', '../../admin/statements/days'],
  ['a-domain-stands-on-a-floor', 'platform/src/services/loyalty/give.ts', '../play/rounds/view'],
  ['the-ground-knows-no-domain', 'platform/src/outbox/publish.ts', '../services/kernel/audit/record'],
  ['domains-know-no-composition', 'platform/src/services/admin/job-runs/list.ts', '../../../jobs/registry'],
  ['internal-is-for-its-domain', 'platform/src/services/play/live/open.ts', '../rounds/internal/columns'],
  ['internal-is-for-its-domain', 'platform/src/jobs/clean.ts', '../services/play/rounds/internal/columns'],
  ['scripts-stand-alone', 'scripts/seed.mjs', '../platform/src/ledger/post'],
  ['start-runs-on-a-bare-checkout', 'scripts/start.mjs', 'axios'],
  ['product-knows-no-tests', 'lib/sample.ts', '@/tests/support/player'],
  ['import-is-found', 'lib/lost.ts', './nowhere'],
];

/** What the breaches point at, harmless in itself. */
const BESIDE_BREACHES: Record<string, string> = {
  'misc/price.ts': 'export const price = 1;',
  'tests/support/player.ts': 'export const player = 1;',
  'lib/egg.ts': "import { hen } from './hen'; export const egg = () => hen;",
  'lib/hen.ts': "import { egg } from './egg'; export const hen = () => egg;",
  'lib/forgotten.ts': 'export const forgotten = 1;',
  'platform/src/services/money/cards/rules.ts': 'export const rule = 1;',
  'platform/src/services/money/cards/open.ts': "import { rule } from '../payouts/rules'; export const open = rule;",
  'platform/src/services/money/payouts/rules.ts': 'export const rule = 2;',
  'platform/src/services/money/payouts/send.ts':
    "import { rule } from '../cards/rules'; import { open } from '../cards/open'; export const send = [rule, open];",
};

type Violation = { rule: string; from: string; to: string };

function parseViolations(json: string): Violation[] {
  const report: { summary: { violations: { rule: { name: string }; from: string; to: string }[] } } = JSON.parse(json);
  return report.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

/** Types and lazy parts tie two rooms together like any other import, so the breaches come in all three forms. */
function importOf(file: string, specifier: string): string {
  if (file.endsWith('lazy.tsx')) return `export const other = () => import('${specifier}');`;
  return `import ${file.endsWith('types.ts') ? 'type ' : ''}* as other from '${specifier}'; export { other };`;
}

const houses: string[] = [];

function violationsIn(files: Record<string, string>): Violation[] {
  const house = mkdtempSync(path.join(tmpdir(), 'kozyr-import-law-'));
  houses.push(house);
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), source);
  }
  mkdirSync(path.join(house, 'node_modules/@kozyr'), { recursive: true });
  for (const shared of ['contracts', 'kit'])
    symlinkSync(path.join(house, shared), path.join(house, 'node_modules/@kozyr', shared));
  const folders = [...new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''))];
  const roots = folders.filter((folder) => !['package.json', 'node_modules'].includes(folder));
  const cli = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.join(ROOT, '.dependency-cruiser.cjs');
  const run = spawnSync(process.execPath, [cli, '--config', config, '-T', 'json', ...roots], {
    cwd: house,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!run.stdout.startsWith('{')) throw new Error(`dependency-cruiser did not run: ${run.stderr}${run.stdout}`);
  return parseViolations(run.stdout);
}

afterAll(() => {
  for (const house of houses) rmSync(house, { recursive: true, force: true });
});

describe('the import law', () => {
  const broken: Record<string, string> = { ...LAWFUL, ...BESIDE_BREACHES };
  for (const [, file, specifier] of BREACHES) {
    const before = broken[file] ?? 'export const own = 1;';
    broken[file] = `${importOf(file, specifier)}\n${before}`;
  }
  let violations: Violation[] = [];
  beforeAll(() => {
    violations = violationsIn(broken);
  }, 60_000);

  it('a lawful house is let stand', () => {
    expect(violationsIn(LAWFUL)).toEqual([]);
  }, 60_000);

  it.each(BREACHES)('the rule %s catches %s importing %s', (rule, file) => {
    expect(violations.filter((one) => one.from === file).map((one) => one.rule)).toContain(rule);
  });

  it('the rule no-orphans catches a file without any tie', () => {
    expect(violations).toContainEqual({ rule: 'no-orphans', from: 'lib/forgotten.ts', to: 'lib/forgotten.ts' });
  });

  it('the rule no-cycles catches two files that import each other', () => {
    const cycles = violations.filter((one) => one.rule === 'no-cycles').map((one) => one.from);
    expect(['lib/egg.ts', 'lib/hen.ts']).toEqual(expect.arrayContaining(cycles));
    expect(cycles).not.toEqual([]);
  });

  it('the rule domains-in-one-direction catches two domains that know each other, though no two of their files do', () => {
    const knots = violations.filter((one) => one.rule === 'domains-in-one-direction').map((one) => one.from);
    expect(knots.toSorted()).toEqual(['platform/src/services/money/cards', 'platform/src/services/money/payouts']);
    expect(violations.filter((one) => one.from.startsWith('platform/src/services/money/cards/'))).toEqual([]);
  });

  it('the import law accuses nobody else', () => {
    const guilty = new Set([
      'platform/src/services/money/cards',
      'platform/src/services/money/payouts',
      ...BREACHES.map(([, file]) => file),
      'misc/price.ts',
      ...Object.keys(BESIDE_BREACHES),
    ]);
    expect(violations.filter((one) => !guilty.has(one.from))).toEqual([]);
  });
});

describe('axios', () => {
  it('axios is imported by one file at most', () => {
    const importers = ourSources().filter(
      (file) => /\b(from|import\() ?'axios'/.test(read(file)) && !file.startsWith('tests/'),
    );
    expect(importers.slice(1), `the first is ${importers[0]}`).toEqual([]);
  });
});
