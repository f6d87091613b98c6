// Which versions of Node.js run this product. `engines` in package.json says it; whoever has to know reads it here.
import fs from 'node:fs';

/** `^20.19.0 || >=24.0.0`: alternatives, each a major from some version on, or everything from some version on. */
export const NODE_RANGE = JSON.parse(fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8')).engines.node;

const numbersOf = (version) => version.split('.').map(Number);

/** No semver package: this is asked before any package is installed. */
function lowestOf(alternative) {
  const [, sign, version] = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(alternative.trim()) ?? [];
  if (!version) throw new Error(`engines.node in package.json: "${alternative}" is neither ^1.2.3 nor >=1.2.3.`);
  return { oneMajor: sign === '^', lowest: numbersOf(version) };
}

/**
 * @param {string} version such as 20.19.0
 * @param {string} range in the notation of NODE_RANGE
 * @returns {boolean} whether the version lies in the range
 */
export function runsOn(version, range = NODE_RANGE) {
  const asked = numbersOf(version);
  return range.split('||').some((alternative) => {
    const { oneMajor, lowest } = lowestOf(alternative);
    if (oneMajor && asked[0] !== lowest[0]) return false;
    const differs = lowest.findIndex((number, place) => number !== asked[place]);
    return differs === -1 || asked[differs] > lowest[differs];
  });
}

/** The oldest version that runs this, such as 20.19.0. */
export const OLDEST_NODE = lowestOf(NODE_RANGE.split('||')[0]).lowest.join('.');
