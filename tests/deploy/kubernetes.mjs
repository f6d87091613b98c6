// Whether manifests are what Kubernetes takes: by the validators of its API's types, and, since those pass over what they do not know, by the
// types themselves, in which an unknown field is an error.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { TOOLS } from './tools.mjs';

const TSC = path.resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
const OPTIONS = [
  '--ignoreConfig',
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--module',
  'nodenext',
  '--target',
  'es2022',
  '--pretty',
  'false',
];

/** Where the model of a kind is: kubernetes-models/apps/v1/Deployment. */
function modelOf({ apiVersion, kind }) {
  const room = apiVersion.startsWith('monitoring.coreos.com/')
    ? '@kubernetes-models/prometheus-operator'
    : 'kubernetes-models';
  return `${room}/${apiVersion}/${kind}`;
}

const nameOf = ({ kind, metadata }) => `${kind} ${metadata?.name}`;

/** What the types of the API say against manifests, unknown fields among it. */
function againstTypes(manifests) {
  const folder = path.join(TOOLS, 'node_modules/.cache/manifests');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const files = manifests.map((manifest, index) => {
    const file = path.join(folder, `${index}.ts`);
    const type = `import type { I${manifest.kind} } from '${modelOf(manifest)}';\n`;
    fs.writeFileSync(file, `${type}export const manifest: I${manifest.kind} = ${JSON.stringify(manifest, null, 1)};\n`);
    return file;
  });
  const { stdout, status } = spawnSync(process.execPath, [TSC, ...OPTIONS, ...files], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status === 0) return [];
  return stdout
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, index, number] = /^(\d+)\.ts\((\d+),/.exec(line) ?? [];
      if (index === undefined) return line;
      const source = fs.readFileSync(files[Number(index)], 'utf8').split('\n')[Number(number) - 1]?.trim();
      return `${nameOf(manifests[Number(index)])}: ${line.replace(/^\S+ error /, '')} At: ${source}`;
    });
}

/** What the validators say: wrong types, missing fields, values that an enumeration has not. */
async function againstValidators(manifests) {
  const said = [];
  for (const manifest of manifests) {
    const file = path.join(TOOLS, 'node_modules', `${modelOf(manifest)}.js`);
    const model = (await import(pathToFileURL(file).href))[manifest.kind];
    try {
      new model(manifest).validate();
    } catch (error) {
      said.push(`${nameOf(manifest)}: ${error.message}`);
    }
  }
  return said;
}

/** Problems of manifests, a line for each. @param {object[]} manifests */
export async function problemsOf(manifests) {
  return [...(await againstValidators(manifests)), ...againstTypes(manifests)];
}
