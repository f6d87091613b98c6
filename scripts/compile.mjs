// Compiles the servers: each entry becomes one file in <room>/dist, with the sources and packages it imports.
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { OLDEST_NODE } from './node-version.mjs';

const PACKAGE = /^[^./]/;
/** Sources of ours that servers share. */
const SHARED = /^@kozyr\/(contracts|kit)\/(.+)$/;
/**
 * Packages that stay where they are: native ones and those that read files beside themselves, then what a server loads only when
 * somebody needs it. All others load in a fraction of the time as part of the one file.
 */
export const APART =
  /^(@node-rs\/argon2|esbuild|pg-native|sharp|@fastify\/(swagger|swagger-ui|ajv-compiler|fast-json-stringify-compiler)|nodemailer|subset-font|web-push)(\/|$)/;
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

/** An address relative to a folder, as an ES module writes it. */
function relative(folder, file) {
  const way = path.relative(folder, file).split(path.sep).join('/');
  return JSON.stringify(way.startsWith('.') ? way : `./${way}`);
}

/**
 * A source keeps its place: what it looks for beside itself (migrations, assets, workers) is looked for as if it lay, compiled, in dist
 * where its source lies in src. So import.meta.url ends with .js there, and a worker `./x-worker.js` next to it is its own entry.
 */
function keepPlaces({ room, house, outFolder }) {
  const src = path.join(room, 'src');
  return {
    name: 'keep-places',
    setup(one) {
      one.onResolve({ filter: PACKAGE }, ({ path: name, kind }) => {
        if (kind === 'entry-point') return undefined;
        const shared = SHARED.exec(name);
        if (shared) return { path: path.join(house, shared[1], 'src', `${shared[2]}.ts`) };
        return APART.test(name) ? { path: name, external: true } : undefined;
      });
      one.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        const source = await fs.promises.readFile(file, 'utf8');
        if (!source.includes('import.meta') || !file.startsWith(src + path.sep)) return undefined;
        const place = path.join(room, 'dist', compiled(path.relative(src, file)));
        const placed = source
          .replaceAll(/\bimport\.meta\.url\b/g, `new URL(${relative(outFolder, place)}, import.meta.url).href`)
          .replaceAll(
            /\bimport\.meta\.dirname\b/g,
            `pathOfPlace(new URL(${relative(outFolder, path.dirname(place))}, import.meta.url))`,
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

/**
 * Compiles a server into <room>/dist.
 * @param {{room: string, house: string}} folders absolute: the server's, and the one that holds contracts/ and kit/
 * @returns {Promise<string[]>} the files that can be started, absolute
 */
export async function compileServer({ room, house }) {
  const made = await Promise.all(
    entriesOf(room).map(async (entry) => {
      const outfile = path.join(room, 'dist', compiled(entry));
      const { outputFiles } = await build({
        entryPoints: [path.join(room, 'src', entry)],
        outfile,
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
        plugins: [keepPlaces({ room, house, outFolder: path.dirname(outfile) })],
      });
      for (const file of outputFiles.toSorted((a, b) => b.path.length - a.path.length)) write(file.path, file.contents);
      return outfile;
    }),
  );
  return made;
}
