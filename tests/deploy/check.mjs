/**
 * What deploy/ has for Kubernetes and for Compose, looked at by what will read it:
 *
 *   npm run deploy:check
 *
 * Helm lints and renders the chart for every example in ci/; each object is held to the types of Kubernetes, unknown fields refused, and to the
 * roles of scripts/roles.mjs; values that are wrong have to be refused. Compose files are held to the schema of Compose. Needs npm's registry
 * once, and no cluster. It ends with 1 when something is wrong.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { parse, parseAllDocuments } from 'yaml';
import { problemsOf } from './kubernetes.mjs';
import { releaseProblems } from './release.mjs';
import { composeSchema, helmCommand, installTools } from './tools.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CHART = path.join(ROOT, 'deploy/helm/kozyr');
const EXAMPLES = path.join(CHART, 'ci');
const KUBERNETES = ['1.31.0', '1.35.0'];

/** Changes to an example that Helm has to refuse, and a word of why. */
const REFUSED = {
  'settings.LOG_LEVLE=debug': 'nothing reads it',
  'roles.edge.settings.JURISDICTIONS=UA': 'reads no such setting',
  'settings.JURISDICTIONS=null': 'JURISDICTIONS',
  'paymentGateway.url=': 'paymentGateway.url',
  'uploads.existingClaim=': 'uploads.existingClaim',
  'hosts.site=https://kozyr.example': 'hosts',
  'image.tag=latest': 'image',
  'image.digest=sha256:1': 'digest',
  'secrets.existingSecret=': 'existingSecret',
  'database.ownerSecret=owner': 'database.secrets',
  'roles.platform.replica=3': 'replica',
  'mode=test': 'mode',
};

let failed = 0;
let passed = 0;

function tell(name, problems) {
  if (problems.length > 0) failed += 1;
  else passed += 1;
  process.stdout.write(
    `${problems.length > 0 ? 'FAIL' : 'PASS'} ${name}\n${problems.map((line) => `     ${line}\n`).join('')}`,
  );
}

function helm(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  return {
    isDone: status === 0,
    stdout,
    said: stderr.split('\n').filter((line) => line && !line.includes('level=INFO')),
  };
}

/** Renders one example and looks at every object of it. */
async function checkExample(command, file) {
  const values = parse(fs.readFileSync(path.join(EXAMPLES, file), 'utf8'));
  const given = ['--values', path.join(EXAMPLES, file)];
  const lint = helm(command, ['lint', '--strict', CHART, ...given]);
  tell(`${file}: helm lint`, lint.isDone ? [] : [lint.stdout, ...lint.said]);
  for (const version of KUBERNETES) {
    const rendered = helm(command, [
      'template',
      'kozyr',
      CHART,
      '--namespace',
      'kozyr',
      '--kube-version',
      version,
      ...given,
    ]);
    if (!rendered.isDone) {
      tell(`${file}: helm template for Kubernetes ${version}`, rendered.said);
      continue;
    }
    const documents = parseAllDocuments(rendered.stdout, { uniqueKeys: true });
    const torn = documents.flatMap(({ errors }) => errors.map(({ message }) => message));
    const manifests = documents.map((one) => one.toJS()).filter((one) => one !== null);
    tell(`${file}: ${manifests.length} objects for Kubernetes ${version}`, [...torn, ...(await problemsOf(manifests))]);
    tell(`${file}: they fit one another and the roles`, releaseProblems(manifests, values));
  }
}

function checkRefusals(command) {
  for (const [change, why] of Object.entries(REFUSED)) {
    const args = ['template', 'kozyr', CHART, '--values', path.join(EXAMPLES, 'minimal-values.yaml'), '--set', change];
    const { isDone, said } = helm(command, args);
    const text = said.join(' ');
    tell(`refused: ${change}`, isDone ? ['Helm took it.'] : text.includes(why) ? [] : [`Not for that: ${text}`]);
  }
}

/** Without a chart's values Helm must say what is missing, and not render half of it. */
function checkNothing(command) {
  const { isDone, said } = helm(command, ['template', 'kozyr', CHART]);
  const missing = ['hosts', 'existingSecret'].filter((name) => !said.join(' ').includes(name));
  tell('refused: no values at all', isDone ? ['Helm took it.'] : missing.map((name) => `Nothing is said of ${name}.`));
}

/** Tags by which one compose file changes another: the schema is of what is left when they have done so. */
const MERGE_TAGS = ['!override', '!reset'].flatMap((tag) => [
  { tag, collection: 'seq', resolve: (node) => node },
  { tag, collection: 'map', resolve: (node) => node },
]);

function checkCompose() {
  const valid = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(composeSchema());
  for (const file of fs.readdirSync(path.join(ROOT, 'deploy')).filter((name) => /^compose.*\.yaml$/.test(name))) {
    const text = fs.readFileSync(path.join(ROOT, 'deploy', file), 'utf8');
    const isValid = valid(parse(text, { merge: true, customTags: MERGE_TAGS }));
    tell(
      `${file}: the schema of Compose`,
      isValid ? [] : valid.errors.map(({ instancePath, message }) => `${instancePath} ${message}`),
    );
  }
}

async function main() {
  installTools();
  const command = helmCommand();
  process.stdout.write(`Helm ${helm(command, ['version', '--short']).stdout.trim()}\n`);
  for (const file of fs.readdirSync(EXAMPLES).sort()) await checkExample(command, file);
  checkNothing(command);
  checkRefusals(command);
  checkCompose();
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed > 0 ? 1 : 0);
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
