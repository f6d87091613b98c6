// Whether the objects of a release fit one another and the roles they run: what no schema can say.
import { environmentOfRole } from '../../scripts/role-environment.mjs';
import { ROLES } from '../../scripts/roles.mjs';
import { fileOf } from '../../scripts/secret-files.mjs';

const COMPONENT = 'app.kubernetes.io/component';
/** Folders of the image that are written to (deploy/Dockerfile), and the one that secrets are read from. */
const MOUNTED = ['/run/secrets', '/tmp', '/var/cache/kozyr', '/var/lib/kozyr'];

const containerOf = (workload) => workload.spec.template.spec.containers[0];
const includes = (labels, wanted) => Object.entries(wanted).every(([key, value]) => labels?.[key] === value);

/** The names of the secrets in a pod's folder of them; of `needed` those without which it does not start. */
function secretsOf(workload) {
  const sources = workload.spec.template.spec.volumes.find(({ name }) => name === 'secrets').projected.sources;
  const names = (list) => list.flatMap(({ secret }) => secret.items.map(({ path }) => path));
  return { all: names(sources), needed: names(sources.filter(({ secret }) => !secret.optional)) };
}

const placeholder = (name) =>
  /DATABASE/.test(name) ? 'postgres://kozyr@db/kozyr' : `placeholder-of-${name}-16-letters`;

/** What the role itself says to the environment that it would have in its pod, with no more secrets than those that must be there. */
function refusal(role, { workload, settings }, whose = role) {
  const secrets = Object.fromEntries(secretsOf(workload).needed.map((name) => [name, placeholder(name)]));
  try {
    const env = environmentOfRole(role, { ...secrets, ...settings, SECRETS_DIR: undefined }, whose);
    const unread = Object.keys(settings).filter((name) => !(name in env) && !['METRICS_HOST'].includes(name));
    return unread.map((name) => `${whose} is told ${name}, which it is not passed.`);
  } catch (error) {
    return error.message.split('\n');
  }
}

/** Problems of how a pod is run: rights, folders, secrets, image. */
function podProblems(name, workload) {
  const pod = workload.spec.template.spec;
  const container = containerOf(workload);
  const { securityContext: own } = container;
  const folders = container.volumeMounts.map(({ mountPath }) => mountPath).sort();
  const wrong = {
    'runs as root': pod.securityContext.runAsNonRoot !== true || pod.securityContext.runAsUser !== 10001,
    'has no seccomp profile': pod.securityContext.seccompProfile?.type !== 'RuntimeDefault',
    'may write to its code': own.readOnlyRootFilesystem !== true,
    'may gain rights': own.allowPrivilegeEscalation !== false || own.capabilities.drop[0] !== 'ALL',
    'has a token': pod.automountServiceAccountToken !== false,
    'has other folders than those that are written to': folders.join() !== MOUNTED.join(),
    'has a secret in its environment': (container.env ?? []).length > 0,
    'has an image that may change': !/(:(?!latest)[^:/]+|@sha256:[0-9a-f]{64})$/.test(container.image),
    'names no requests or no limit of memory':
      !container.resources.requests?.memory || !container.resources.limits?.memory,
  };
  return Object.entries(wrong).flatMap(([problem, holds]) => (holds ? [`${name} ${problem}.`] : []));
}

function roleProblems(name, { workload, settings, services, policies }, release) {
  const role = ROLES[name];
  const container = containerOf(workload);
  const port = (wanted) => container.ports.find((one) => one.name === wanted)?.containerPort;
  const service = services.find(({ spec }) => spec.selector[COMPONENT] === name);
  const wrong = {
    'does not listen at its port': port('http') !== role.port || service?.spec.ports[0].port !== role.port,
    'is asked for its life at another address': container.livenessProbe.httpGet.path !== role.alive,
    'is asked for its life at its database': role.database && container.livenessProbe.httpGet.path === role.ready,
    'is asked whether it can work at another address':
      container.readinessProbe.httpGet.path !== (role.balanced ?? role.ready),
    'may be away while it is replaced': workload.spec.strategy.rollingUpdate.maxUnavailable !== 0,
    'is ended before it has stopped':
      workload.spec.template.spec.terminationGracePeriodSeconds < container.lifecycle.preStop.sleep.seconds + 7,
    'knows the owner of the tables': secretsOf(workload).all.includes('DATABASE_OWNER_URL'),
    'tells metrics that no policy lets through':
      policies.length > 0 && port('metrics') !== undefined && !JSON.stringify(policies).includes(`${port('metrics')}`),
    'has a Service that leads to no pod': !includes(
      workload.spec.template.metadata.labels,
      service?.spec.selector ?? {},
    ),
    'is not selected by its own Deployment': !includes(
      workload.spec.template.metadata.labels,
      workload.spec.selector.matchLabels,
    ),
  };
  const strange = secretsOf(workload).all.filter((one) => fileOf(one) === null);
  return [
    ...Object.entries(wrong).flatMap(([problem, holds]) => (holds ? [`${name} ${problem}.`] : [])),
    ...strange.map((one) => `${name} is handed ${one}, which is read from no file.`),
    ...podProblems(name, workload),
    ...refusal(name, { workload, settings }),
    ...(release.mode === settings.KOZYR_MODE ? [] : [`${name} runs in another mode.`]),
  ];
}

/** Names that objects refer to, and that are neither in the release nor said by its values. */
function danglingNames(manifests, values) {
  const has = (kind, name) => manifests.some((one) => one.kind === kind && one.metadata.name === name);
  const given = new Set(
    JSON.stringify(values)
      .match(/"[^"]+"/g)
      ?.map((text) => text.slice(1, -1)),
  );
  const text = JSON.stringify(manifests);
  const named = (pattern) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))];
  return [
    ...named(/"configMapRef":\{"name":"([^"]+)"/g).filter((name) => !has('ConfigMap', name)),
    ...named(/"serviceAccountName":"([^"]+)"/g).filter((name) => !has('ServiceAccount', name)),
    ...named(/"service":\{"name":"([^"]+)"/g).filter((name) => !has('Service', name)),
    ...named(/"claimName":"([^"]+)"/g).filter((name) => !given.has(name)),
    ...named(/"secret":\{"name":"([^"]+)"/g).filter((name) => !given.has(name)),
  ].map((name) => `${name} is referred to, and is nowhere.`);
}

/** Only the owner of the tables makes partitions of the ledger: where no part knows it, the job does so each night, and nowhere else. */
function nightlyProblems(job, [nightly, ...more], values) {
  if (!values.database?.ownerSecret) return nightly ? ['The job runs each night, where the parts do its work.'] : [];
  const isSame = JSON.stringify(nightly?.spec.jobTemplate.spec.template) === JSON.stringify(job.spec.template);
  return isSame && more.length === 0 ? [] : ['The job that migrates does not run each night, once, as it is.'];
}

/**
 * Problems of one release, a line for each.
 * @param {object[]} manifests all that Helm rendered
 * @param {{mode?: string}} values those it was rendered by
 */
export function releaseProblems(manifests, values) {
  const mode = values.mode ?? 'production';
  const of = (kind) => manifests.filter((one) => one.kind === kind);
  const settingsOf = (name) => of('ConfigMap').find((one) => one.metadata.labels[COMPONENT] === name)?.data ?? {};
  const wanted = Object.keys(ROLES).filter((name) => mode === 'trial' || name !== 'gateway');
  const deployments = new Map(of('Deployment').map((one) => [one.metadata.labels[COMPONENT], one]));
  const job = of('Job')[0];
  const problems = [
    ...danglingNames(manifests, values),
    ...podProblems('migrate', job),
    ...nightlyProblems(job, of('CronJob'), values),
  ];
  if ([...deployments.keys()].sort().join() !== [...wanted].sort().join())
    problems.push(`There are Deployments for ${[...deployments.keys()]}, and roles ${wanted}.`);
  for (const [name, workload] of deployments) {
    const policies = of('NetworkPolicy').filter((one) => one.metadata.labels[COMPONENT] === name);
    problems.push(
      ...roleProblems(name, { workload, settings: settingsOf(name), services: of('Service'), policies }, { mode }),
    );
  }
  for (const name of wanted.filter((one) => ROLES[one].database)) {
    const told = refusal(name, { workload: job, settings: settingsOf('migrate') }, 'migrate');
    problems.push(...told.filter((line) => !/is told/.test(line)));
  }
  return problems;
}
