import { describe, expect, it } from 'vitest';
import { type CollectionTag, parse } from 'yaml';
import { SECRETS_OF } from '../../scripts/environment.mjs';
import { ROLES } from '../../scripts/roles.mjs';
import { read } from './support/tree';

/** By this tag a list takes the place of the one below it. */
const override: CollectionTag[] = (['seq', 'map'] as const).map((collection) => ({
  tag: '!override',
  collection,
  resolve: (node) => node,
}));

type Secret = string | { source: string; target: string };
type Service = {
  image?: string;
  build?: { context: string };
  read_only?: boolean;
  restart?: string;
  cap_drop?: string[];
  ports?: string[];
  healthcheck?: { test: string[] };
  secrets?: Secret[];
  volumes?: string[];
  deploy?: { resources: { limits: { memory?: string; cpus?: string } } };
};
type Compose = { services: Record<string, Service>; secrets: Record<string, { file: string }>; volumes: object };

const fileOf = (name: string): Compose => parse(read(name), { merge: true, customTags: override });
const one = fileOf('deploy/compose.yaml');
const many = fileOf('deploy/compose.many.yaml');
const added = Object.keys(many.services).filter((name) => !(name in one.services));

const targetOf = (secret: Secret): string => (typeof secret === 'string' ? secret : secret.target);
const sourceOf = (secret: Secret): string => (typeof secret === 'string' ? secret : secret.source);
const secretsIn = (name: string): Secret[] => many.services[name]?.secrets ?? one.services[name]?.secrets ?? [];

/** What a part may have besides the secrets of its role. */
const BESIDES: Record<string, string[]> = { platform: ['DATABASE_DIRECT_URL'], content: ['S3_SECRET_ACCESS_KEY'] };

describe('compose.many.yaml', () => {
  it('compose.many.yaml adds a pooler, a bus, a store and Prometheus', () => {
    expect(added.sort()).toEqual(['nats', 'pgbouncer', 'prometheus', 's3']);
  });

  it.each(added)('%s is pinned, read-only, bounded, watched, and has no port on the host', (name) => {
    const service = many.services[name];
    const image = service?.build ? read(`deploy/${service.build.context}/Dockerfile`) : (service?.image ?? '');
    expect(image).toMatch(service?.build ? /^FROM \w+:\w+-\d{8}-slim$/m : /^[\w./-]+:v?\d+\.\d+(\.\d+)?(-alpine)?$/);
    expect(service).toMatchObject({ read_only: true, restart: 'unless-stopped', cap_drop: ['ALL'] });
    expect(service?.healthcheck?.test.length).toBeGreaterThan(2);
    expect(service?.deploy?.resources.limits).toEqual({ cpus: expect.any(String), memory: expect.any(String) });
    expect(service?.ports).toBeUndefined();
  });

  it.each(Object.keys(ROLES))('%s has the secrets of its role, and no others', (role) => {
    const wanted = [...(SECRETS_OF[role] ?? []), ...(ROLES[role]?.database ? ['DATABASE_URL'] : [])];
    const known = [...wanted, ...(BESIDES[role] ?? [])].filter((name) => name !== 'CONTENT_ADMIN_EMAIL');
    expect(secretsIn(role).map(targetOf).sort()).toEqual(known.sort());
  });

  it('the job alone knows the role that owns the tables, and each part its own database', () => {
    const services = Object.keys({ ...one.services, ...many.services });
    const knowing = (source: string) => services.filter((name) => secretsIn(name).map(sourceOf).includes(source));
    expect(knowing('OWNER_DATABASE_URL')).toEqual(['migrate']);
    expect(knowing('DATABASE_URL')).toEqual([]);
    for (const role of ['content', 'studio', 'gateway'])
      expect(knowing(`${role.toUpperCase()}_DATABASE_URL`)).toEqual([role]);
    expect(knowing('POOLED_DATABASE_URL')).toEqual(['migrate', 'platform']);
  });

  it('every secret is a file that deploy/make-secrets.sh makes under its name', () => {
    const used = Object.keys(many.services).flatMap((name) => secretsIn(name).map(sourceOf));
    const declared = { ...one.secrets, ...many.secrets };
    expect(used.filter((name) => !(name in declared))).toEqual([]);
    for (const [name, { file }] of Object.entries(many.secrets)) {
      expect(file).toBe(`./secrets/${name}`);
      expect(read('deploy/make-secrets.sh')).toMatch(new RegExp(`\\b${name}\\b`));
      expect(used).toContain(name);
    }
  });

  it('every file that a service is handed is there', () => {
    const mounted = Object.values(many.services).flatMap(({ volumes = [] }) => volumes);
    const files = mounted.flatMap((volume) => /^\.\/([^:]+):/.exec(volume)?.[1] ?? []);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect(read(`deploy/${file}`)).not.toBe('');
  });

  it('Prometheus asks every part that tells metrics here', () => {
    const asked = /names: \[(.*)\]/.exec(read('deploy/prometheus/containers.yml'))?.[1]?.split(', ') ?? [];
    const telling = [
      ...read('deploy/helm/kozyr/files/roles.yaml').matchAll(/^(\w+):\n(?: {2}.*\n)*? {2}metrics: true/gm),
    ];
    expect([...asked, 'gateway'].sort()).toEqual(telling.map(([, name]) => name).sort());
  });
});
