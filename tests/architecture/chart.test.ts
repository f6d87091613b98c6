import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type SchemaObject } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROLES } from '../../scripts/roles.mjs';
import { chartRoles } from './support/chart-roles';
import { filesBelow, ROOT, read } from './support/tree';

const CHART = 'deploy/helm/kozyr';
const ROLES_FILE = `${CHART}/files/roles.yaml`;

type Facts = { calls: string[]; secrets: { needed: string[] } };
type Values = { [name: string]: Values | string | number | boolean | unknown[] };

const isMap = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** As Helm lays values over those of the chart: maps name by name, all else whole. */
function laidOver(below: Values, above: Values): Values {
  const merged = Object.entries(above).map(([name, value]) => {
    const under = below[name];
    return [name, isMap(value) && isMap(under) ? laidOver(under, value) : value] as const;
  });
  return { ...below, ...Object.fromEntries(merged) };
}

const values: Values = parse(read(`${CHART}/values.yaml`));
const facts: Record<string, Facts> = parse(chartRoles());
const schema: SchemaObject = JSON.parse(read(`${CHART}/values.schema.json`));
const isValid = new Ajv({ allErrors: true, strict: false }).compile(schema);
const examples = filesBelow(`${CHART}/ci`);

describe('the chart', () => {
  it('the chart has of each role the port, addresses, settings, secrets and calls that the role has', async () => {
    await expect(chartRoles()).toMatchFileSnapshot(path.join(ROOT, ROLES_FILE));
  });

  it('the chart has values for each role, and no other', () => {
    expect(Object.keys(parse(read(`${CHART}/values.yaml`)).roles).sort()).toEqual(Object.keys(ROLES).sort());
  });

  it('the chart lets those call one another who do so in docs/architecture.md', () => {
    const arrows = [...read('docs/architecture.md').matchAll(/^ {2}(\w+) -- .+ --> (\w+)$/gm)]
      .map(([, from = '', to = '']) => `${from} → ${to}`)
      .filter((arrow) => arrow.split(' → ').every((name) => name in ROLES));
    // By its health address alone: how the studio is.
    const wanted = new Set([...arrows, 'site → studio']);
    const calls = Object.entries(facts).flatMap(([from, { calls }]) => calls.map((to) => `${from} → ${to}`));
    expect(new Set(calls)).toEqual(wanted);
  });

  it('the chart names in its values every secret without which a part does not start', () => {
    const comment = /Of these none may be missing: ([\s\S]*?)\.\n/.exec(read(`${CHART}/values.yaml`))?.[1] ?? '';
    const needed = Object.values(facts).flatMap(({ secrets }) => secrets.needed);
    expect(new Set(comment.match(/[A-Z]+_[A-Z_]+/g))).toEqual(new Set(needed));
  });

  it.each(examples)('the chart takes the values of %s', (example) => {
    expect(isValid(laidOver(values, parse(read(example)))) ? [] : isValid.errors).toEqual([]);
  });

  it.each<Values>([
    { settings: { log_level: 'debug' } },
    { settings: { MAX_REQUESTS_IN_WORK: 48 } },
    { image: { digest: 'sha256:12' } },
    { image: { tag: 'latest' } },
    { hosts: { site: 'https://kozyr.example' } },
    { roles: { edge: { replica: 2 } } },
    { secrets: { JWT_SECRET: 'in the open' } },
  ])('the chart refuses %j', (wrong) => {
    const minimal = laidOver(values, parse(read(`${CHART}/ci/minimal-values.yaml`)));
    expect(isValid(laidOver(minimal, wrong))).toBe(false);
  });

  it('the chart refuses its own values alone, which name no host and no Secret', () => {
    expect(isValid(values)).toBe(false);
  });

  it('the chart is of the version that the product has', () => {
    const { version }: { version: string } = JSON.parse(read('package.json'));
    expect(parse(read(`${CHART}/Chart.yaml`)).appVersion).toBe(version);
  });

  it.each(['alerts.yml', 'dashboard.json'])('the chart has %s of deploy/prometheus by a link, and no copy', (name) => {
    const link = path.join(ROOT, CHART, 'files', name);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(realpathSync(link)).toBe(realpathSync(path.join(ROOT, 'deploy/prometheus', name)));
  });

  it('the chart makes no Secret and no claim: what it made it would take away', () => {
    const kinds = filesBelow(`${CHART}/templates`).flatMap((file) => read(file).match(/^kind: \w+$/gm) ?? []);
    expect(kinds).toContain('kind: Deployment');
    expect(kinds.filter((kind) => /Secret|PersistentVolume|Namespace/.test(kind))).toEqual([]);
  });
});
