import { openMetrics } from '@kozyr/kit/metrics';
import { beforeAll, describe, expect, it } from 'vitest';
import { figuresOf } from '../support/metrics';
import { alertsOf, declaredMetrics, headingsOf, namedMetrics, samplesOf, unknownLabels } from './support/metrics';
import { filesBelow, isSource, read } from './support/tree';

const RULES = 'deploy/prometheus/alerts.yml';
/** Those that rest on what Patroni tells of the database's nodes. */
const RULES_OF_NODES = 'deploy/patroni/alerts.yml';
const DASHBOARD = 'deploy/prometheus/dashboard.json';
const RUNBOOKS = 'docs/runbooks.md';

/** Labels that would grow with players, or tell who they are. */
const PERSONAL = /^(user|player|email|phone|address|ip|session|path|url|id|.*_id)$/;

const declared = ['kit', 'edge', 'platform', 'studio', 'gateway']
  .flatMap((room) => filesBelow(`${room}/src`))
  .filter((file) => isSource(file) && !/\.test\.tsx?$/.test(file))
  .flatMap((file) => declaredMetrics(read(file)));
const labelsOf = new Map(declared.flatMap((one) => samplesOf(one).map((name) => [name, one.labels] as const)));
/** What the library tells of every process. */
let ofNode: string[];

beforeAll(async () => {
  const metrics = await openMetrics({ port: 0, host: '127.0.0.1', warn: () => undefined });
  ofNode = [...figuresOf((await metrics?.tell()) ?? '').kinds].flatMap(([name, kind]) => samplesOf({ name, kind }));
  await metrics?.close();
});

describe('the metrics', () => {
  it.each([RULES, DASHBOARD])('every metric that %s names is one that a process tells', (file) => {
    const told = new Set([...labelsOf.keys(), ...ofNode]);
    const named = namedMetrics(read(file));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !told.has(name))).toEqual([]);
  });

  it.each([RULES, DASHBOARD])('%s asks for no label that its metric has not', (file) => {
    expect(unknownLabels(read(file).replaceAll('\\"', '"'), labelsOf)).toEqual([]);
  });

  it('every metric that a process tells is in an alert or on the dashboard', () => {
    const named = new Set([...namedMetrics(read(RULES)), ...namedMetrics(read(DASHBOARD))]);
    const unused = declared.filter((one) => !samplesOf(one).some((name) => named.has(name)));
    expect(unused.map(({ name }) => name)).toEqual([]);
  });

  it('a metric of one name has the same labels in every process, and none that is personal or the scrape’s own', () => {
    const different = declared.filter(({ name, labels }) =>
      declared.some((other) => other.name === name && other.labels.join() !== labels.join()),
    );
    expect(different.map(({ name }) => name)).toEqual([]);
    const wrong = declared.flatMap(({ name, labels }) =>
      labels
        .filter((label) => PERSONAL.test(label) || ['job', 'instance', 'role'].includes(label))
        .map((label) => `${name}{${label}}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the alerts', () => {
  const alerts = [RULES, RULES_OF_NODES].flatMap((file) => alertsOf(read(file)));

  it('each alert says what happens and names its runbook', () => {
    const lacking = alerts.filter(
      ({ name, runbook, hasSummary }) => !hasSummary || runbook !== `${RUNBOOKS}#${name.toLowerCase()}`,
    );
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  it('each alert has one runbook, and each runbook its alert, in the same order', () => {
    const runbooks = headingsOf(read(RUNBOOKS)).filter((heading) => heading.startsWith('Kozyr'));
    expect(alerts.length).toBeGreaterThan(10);
    expect(runbooks).toEqual(alerts.map(({ name }) => name));
  });
});

describe('the checks of metrics', () => {
  it('metrics are found in sources, with their kind and labels', () => {
    const source = `metrics.gauge({
      name: 'kozyr_depth', help: 'x',
      labels: ['queue'],
    }); new client.Counter({ name: 'kozyr_failed_total', help: 'x', labelNames: ['reading'] });
    metrics.histogram({ name: 'kozyr_seconds', help: 'x', buckets: [1] });`;
    expect(declaredMetrics(source)).toEqual([
      { name: 'kozyr_depth', kind: 'gauge', labels: ['queue'] },
      { name: 'kozyr_failed_total', kind: 'counter', labels: ['reading'] },
      { name: 'kozyr_seconds', kind: 'histogram', labels: [] },
    ]);
  });

  it('a label that a metric has not is found, whatever compares it', () => {
    const known = new Map([['kozyr_depth', ['queue']]]);
    expect(unknownLabels('kozyr_depth{queue="a", role=~"b"} kozyr_depth{cause!="c"}', known)).toEqual([
      'kozyr_depth{cause}',
    ]);
  });

  it('an alert without a runbook or a summary is found', () => {
    const rules = `    rules:
      - alert: KozyrDown
        expr: up == 0
        annotations:
          summary: 'It is down.'
          runbook: docs/runbooks.md#kozyrdown
      - alert: KozyrBare
        expr: up == 1
`;
    expect(alertsOf(rules)).toEqual([
      { name: 'KozyrDown', runbook: 'docs/runbooks.md#kozyrdown', hasSummary: true },
      { name: 'KozyrBare', runbook: undefined, hasSummary: false },
    ]);
  });
});
