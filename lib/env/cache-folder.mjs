import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What names a build, within its folder: its id, and the names of its code, which are made of the code. */
const NAMES = ['BUILD_ID', 'build-manifest.json', 'required-server-files.json'];

function nameOf(distDir) {
  const hash = createHash('sha256');
  for (const name of NAMES) {
    // The folder is known at run time alone: read at build time, these lines would make a build go through every file of the project.
    const file = path.join(/* turbopackIgnore: true */ distDir, name);
    if (fs.existsSync(/* turbopackIgnore: true */ file)) hash.update(fs.readFileSync(/* turbopackIgnore: true */ file));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Where the running site keeps the pages that it has made: in its build, unless SITE_CACHE_DIR names a folder. There each build has a folder of
 * its own: a page of one names files, and router's data, of no other.
 * @param {string} serverDistDir of the build
 */
export function folderOfBuild(serverDistDir) {
  const folder = process.env.SITE_CACHE_DIR;
  return folder ? path.join(folder, nameOf(path.dirname(serverDistDir)), 'server') : serverDistDir;
}
