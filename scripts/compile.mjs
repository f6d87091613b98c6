// Compiles the servers: each entry becomes one file in <room>/dist, with the sources and packages it imports.
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { OLDEST_NODE } from './node-version.mjs';

/** Sources of ours that servers share. */
const SHARED = /^@kozyr\/(contracts|kit|tracing)\/(.+)$/;
/**
 * Packages that stay where they are: native ones and those that read files beside themselves, then what a server loads only when
 * somebody needs it. All others load in a fraction of the time as part of the one file.
 */
export const APART =
  /^(@node-rs\/argon2|esbuild|pg-native|sharp|@fastify\/(swagger|swagger-ui|ajv-compiler|fast-json-stringify-compiler)|nodemailer|@nats-io\/transport-node|@opentelemetry\/(api|sdk-trace|exporter-trace-otlp-http)|prom-client|subset-font|web-push)(\/|$)/;
/** CommonJS packages inside an ES module ask for what is apart, and for Node's own modules, by require. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;
/** What newer versions of Node say of themselves: without it, pg makes an HTTP response to find out, which loads all of fetch. */
const NAVIGATOR = JSON.stringify({ userAgent: 'Node.js' });

/**
 * What is started by itself, relative to the room's src: the server, its command lines, and whatever runs in a thread or process of
 * its own.
 * @param {string} room folder of the server
 * @returns {string[]} main.ts, then every other main.ts and every *-worker.ts
 */
export function entriesOf(room) {
  const others = fs
    .readdirSync(path.join(room, 'src'), { recursive: true })
    .map((file) => String(file).split(path.sep).join('/'))
    .filter((file) => file.endsWith('-worker.ts') || file.endsWith('/main.ts'));
  return ['main.ts', ...others.sort()];
}

const compiled = (file) => file.replace(/\.tsx?$/, '.js');

/** How many folders below dist an entry lies. */
const depthOf = (entry) => entry.split('/').length - 1;

/** A place in dist as an ES module so many folders below dist writes it. */
function relative(depth, dist, file) {
  const place = path.relative(dist, file).split(path.sep).join('/');
  return JSON.stringify(`./${'../'.repeat(depth)}${place}`);
}

/**
 * A source keeps its place: what it looks for beside itself (migrations, assets, workers) is looked for as if it lay, compiled, in dist
 * where its source lies in src. So import.meta.url ends with .js there, and a worker `./x-worker.js` next to it is its own entry.
 */
function keepPlaces({ room, house, depth }) {
  const [src, dist] = [path.join(room, 'src'), path.join(room, 'dist')];
  return {
    name: 'keep-places',
    setup(one) {
      one.onResolve({ filter: SHARED }, ({ path: name }) => {
        const [, of, source] = SHARED.exec(name);
        return { path: path.join(house, of, 'src', `${source}.ts`) };
      });
      one.onResolve({ filter: APART }, ({ path: name }) => ({ path: name, external: true }));
      one.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        const source = await fs.promises.readFile(file, 'utf8');
        if (!source.includes('import.meta') || !file.startsWith(src + path.sep)) return undefined;
        const place = path.join(dist, compiled(path.relative(src, file)));
        const placed = source
          .replaceAll(/\bimport\.meta\.url\b/g, `new URL(${relative(depth, dist, place)}, import.meta.url).href`)
          .replaceAll(
            /\bimport\.meta\.dirname\b/g,
            `pathOfPlace(new URL(${relative(depth, dist, path.dirname(place))}, import.meta.url))`,
          );
        // On the first line, so that every line keeps its number.
        const contents = `import { fileURLToPath as pathOfPlace } from 'node:url'; ${placed}`;
        return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

/** Writes so that whoever reads meanwhile sees the whole old file or the whole new one. */
function write(file, contents) {
  const staged = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(staged, contents);
  fs.renameSync(staged, file);
}

/** Compiles entries that lie equally deep: what they have in common is read once. */
async function compileEntries({ room, house }, entries) {
  const dist = path.join(room, 'dist');
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(
      entries.map((entry) => [entry.replace(/\.tsx?$/, ''), path.join(room, 'src', entry)]),
    ),
    outdir: dist,
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: `node${OLDEST_NODE}`,
    banner: { js: REQUIRE },
    define: { navigator: NAVIGATOR },
    // A quarter less to read at a start; source maps lead back to the lines.
    minifyWhitespace: true,
    lineLimit: 200,
    legalComments: 'external',
    sourcemap: 'linked',
    // The sources lie beside it.
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [keepPlaces({ room, house, depth: depthOf(entries[0]) })],
  });
  for (const file of outputFiles.toSorted((a, b) => b.path.length - a.path.length)) write(file.path, file.contents);
}

/**
 * Compiles a server into <room>/dist.
 * @param {{room: string, house: string}} folders absolute: the server's, and the one that holds contracts/, kit/ and tracing/
 * @returns {Promise<string[]>} the files that can be started, absolute
 */
export async function compileServer({ room, house }) {
  const entries = entriesOf(room);
  const depths = new Set(entries.map(depthOf));
  await Promise.all(
    [...depths].map((depth) =>
      compileEntries(
        { room, house },
        entries.filter((entry) => depthOf(entry) === depth),
      ),
    ),
  );
  return entries.map((entry) => path.join(room, 'dist', compiled(entry)));
}
