import { describe, expect, it } from 'vitest';
import { SECRETS_OF } from '../../scripts/environment.mjs';
import { ROLES } from '../../scripts/roles.mjs';
import { filesBelow, read } from './support/tree';

/** Without these a role starts too; who deploys hands them over all the same. CONTENT_ADMIN_EMAIL is no secret. */
const secretsOf = (role: string): string[] =>
  [...(ROLES[role]?.database ? ['DATABASE_URL'] : []), ...(SECRETS_OF[role] ?? [])]
    .filter((name) => name !== 'CONTENT_ADMIN_EMAIL')
    .sort();

const roles = Object.keys(ROLES);
const compose = read('deploy/compose.yaml');

/** The lines of a service of compose.yaml. */
function serviceOf(name: string): string {
  const [, section = ''] = compose.split(`\n  ${name}:\n`);
  return section.split(/\n {2}\w+:\n|\n\w+:\n/)[0] ?? '';
}

/** What is listed under a key, over several lines or in one. */
function listed(section: string, key: string): string[] {
  const [, flow, block] = new RegExp(`\\n    ${key}:(?: \\[(.*)\\]|((?:\\n      - \\w+)+))`).exec(`\n${section}`) ?? [];
  return (flow?.split(', ') ?? block?.match(/\w+/g) ?? []).sort();
}

/** The credentials that a unit of systemd loads. */
const credentials = (unit: string): string[] =>
  [
    ...read(`deploy/systemd/${unit}.service.d/secrets.conf`).matchAll(
      /^LoadCredential=(\w+):\/etc\/kozyr\/secrets\/\1$/gm,
    ),
  ]
    .map(([, name = '']) => name)
    .sort();

describe('what deploys the product', () => {
  it.each(roles)('%s has as a container and as a unit the secrets of its role, and no others', (role) => {
    expect(serviceOf(role)).toContain(`KOZYR_ROLE: ${role} }`);
    expect(listed(serviceOf(role), 'secrets')).toEqual(secretsOf(role));
    expect(credentials(`kozyr@${role}`)).toEqual(secretsOf(role));
  });

  it('the job before the parts has the secrets of all that keep something', () => {
    const keeping = roles.filter((role) => ROLES[role]?.database);
    const wanted = [...new Set(keeping.flatMap(secretsOf))].sort();
    expect(listed(serviceOf('migrate'), 'secrets')).toEqual(wanted);
    expect(credentials('kozyr-migrate')).toEqual(wanted);
  });

  it('every secret of compose.yaml is made by deploy/make-secrets.sh under its name', () => {
    const named = [...compose.matchAll(/^ {2}(\w+): \{ file: \.\/secrets\/(\w+) \}$/gm)].map(([, name, file]) => [
      name,
      file,
    ]);
    const used = roles.flatMap(secretsOf);
    expect(new Set(named.map(([name]) => name))).toEqual(new Set([...used, 'POSTGRES_PASSWORD']));
    for (const [name = '', file] of named) {
      expect(file).toBe(name);
      expect(read('deploy/make-secrets.sh')).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });

  it('every address that a role needs is set in compose.yaml', () => {
    const settings = compose.split('x-settings:')[1]?.split('\nservices:')[0] ?? '';
    const missing = roles
      .flatMap((role) => ROLES[role]?.addresses ?? [])
      .filter((name) => !settings.includes(`\n  ${name}: `));
    expect(missing).toEqual([]);
  });

  it('the image installs the packages of every room before it copies the rest', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const dockerfile = read('deploy/Dockerfile');
    for (const room of workspaces) expect(dockerfile).toContain(`COPY ${room}/package.json ${room}/\n`);
    expect(filesBelow('deploy')).toContain('deploy/steps.sh');
    expect([...dockerfile.matchAll(/^RUN deploy\/steps\.sh (\w+)/gm)].map(([, step]) => step)).toEqual([
      'install',
      'build',
      'trim',
    ]);
  });
});
