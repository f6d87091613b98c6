// npm run media:copy: takes the pictures of the content service from their folder into the bucket, or back.
import './require-node.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyPictures } from './copy-pictures.mjs';
import { BUCKET_SECRETS } from './environment.mjs';
import { say } from './progress.mjs';
import { withSecretFiles } from './secret-files.mjs';
import { ROOT, readEnvironment, SettingsError } from './settings.mjs';

const HELP = `npm run media:copy -- to-bucket | to-folder [options]

Copies every picture between the folder and the bucket of S3_BUCKET, and proves each copy by its size and SHA-256. What is there already is
left as it is, so a copy that was cut short goes on where it was. A picture that differs there is never overwritten: it is named, and the
command ends with 1. Nothing is removed where it came from.

  --folder FOLDER   where the files lie or go to (default: DATA_DIR/media)
  --help            this
`;

function readArguments() {
  const options = { folder: { type: 'string' }, help: { type: 'boolean', default: false } };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [direction, ...more] = positionals;
    if (!values.help && (more.length > 0 || !['to-bucket', 'to-folder'].includes(direction)))
      throw new Error('Where to? Say to-bucket or to-folder.');
    return { ...values, direction };
  } catch (error) {
    throw new SettingsError(`${error.message}\n\n${HELP}`);
  }
}

async function main() {
  const given = readArguments();
  if (given.help) return process.stdout.write(HELP);
  // A container of the content service has no other settings and no other secrets.
  const env = withSecretFiles(readEnvironment(), ROOT, BUCKET_SECRETS);
  const folder = path.resolve(ROOT, given.folder ?? path.join(env.DATA_DIR ?? '.data', 'media'));
  process.exitCode = await copyPictures({ direction: given.direction, folder, env, onLine: say });
}

process.chdir(ROOT);
await main().catch((error) => {
  process.stderr.write(error instanceof SettingsError ? `${error.message}\n` : `${error?.stack ?? error}\n`);
  process.exitCode = 1;
});
