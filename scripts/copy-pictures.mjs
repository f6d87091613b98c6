// The content service's own copy of pictures between a folder and a bucket, as a process with the settings of the bucket and no others.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { BUCKET_SECRETS, BUCKET_SETTINGS } from './environment.mjs';
import { ROOT } from './settings.mjs';

const FROM_HERE = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'];

/** The bucket that is set, as people name it; null: pictures lie in the data folder. */
export const bucketOf = (env) => (env.S3_BUCKET ? `${env.S3_BUCKET} at ${env.S3_ENDPOINT}` : null);

/**
 * @param {{direction: 'to-bucket' | 'to-folder', folder: string, env: Record<string, string | undefined>, newest?: boolean,
 *   onLine?: (line: string) => void}} copy newest: a file of the folder that differs is replaced by what the bucket has now
 * @returns {Promise<number>} 0: everything is there; 1: something is not, and the last lines say what; 78: the settings are wrong
 */
export function copyPictures({ direction, folder, env, newest = false, onLine = () => {} }) {
  const pick = (names) => Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/uploads/copy-media.ts', direction, folder, ...(newest ? ['newest'] : [])],
    {
      cwd: path.join(ROOT, 'content'),
      env: pick([...FROM_HERE, ...BUCKET_SETTINGS, ...BUCKET_SECRETS]),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', onLine);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
