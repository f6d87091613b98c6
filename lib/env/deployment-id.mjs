import fs from 'node:fs';
import path from 'node:path';

/**
 * By which the site's build is told from another one, in pages, in the router's requests and in addresses of files. A build takes it from
 * KOZYR_DEPLOYMENT_ID, and a process from the build that it serves, so that the two can't differ. undefined: builds are told apart by what
 * Next.js names them.
 * @param {{building: boolean, distDir: string}} site
 * @returns {string | undefined} letters, digits, - and _
 * @throws {Error} when it is none
 */
export function deploymentId({ building, distDir }) {
  if (!building) return idOfBuild(path.join(distDir, 'required-server-files.json'));
  const id = process.env.KOZYR_DEPLOYMENT_ID || undefined;
  if (id !== undefined && !/^[\w-]{1,64}$/.test(id))
    throw new Error('KOZYR_DEPLOYMENT_ID must be at most 64 letters, digits, - and _.');
  return id;
}

function idOfBuild(file) {
  if (!fs.existsSync(file)) return undefined;
  const { config } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return config.deploymentId || undefined;
}
