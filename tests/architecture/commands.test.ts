import { expect, it } from 'vitest';
import { filesBelow, read } from './support/tree';

const PAPERS = ['README.md', 'CONTRIBUTING.md', '.env.example', 'tests/load/README.md', ...filesBelow('docs')].filter(
  (file) => file.endsWith('.md') || file === '.env.example',
);

function scriptsOf(folder: string): string[] {
  const { scripts = {} } = JSON.parse(read(`${folder}package.json`)) as { scripts?: Record<string, string> };
  return Object.keys(scripts);
}

it.each(PAPERS)('%s names no command that there is not', (paper) => {
  const unknown = [...read(paper).matchAll(/npm run ([a-z]+(?:[:-][a-z]+)*)(?: -w (\w+))?/g)].filter(
    ([, name = '', room]) => !scriptsOf(room ? `${room}/` : '').includes(name),
  );
  expect(unknown.map(([whole]) => whole)).toEqual([]);
});

it('README names each command for people', () => {
  const readme = read('README.md');
  const told = scriptsOf('').filter((name) => readme.includes(`npm run ${name}`) || readme.includes(`npm ${name}`));
  const kin = scriptsOf('').filter(
    (name) => readme.includes(`\`:${name.split(':')[1]}\``) || readme.includes(`\`${name}\``),
  );
  expect(new Set([...told, ...kin])).toEqual(new Set(scriptsOf('')));
});
