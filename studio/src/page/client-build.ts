import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { InEveryLanguage, Locale } from '@kozyr/contracts/locales';
import type { Plugin } from 'esbuild';
import type { Engine } from '../maths/engines';
import { readFaces } from './faces';

export type Asset = { type: string; body: Buffer; brotli: Buffer | null; gzip: Buffer | null };

/** A script has the words of one language: what the others say would be a third of it. */
export type Files = { scripts: InEveryLanguage; style: string };

/** The finished client: assets by the file name they are served under, and those names by what they are. */
export type ClientBuild = {
  assets: ReadonlyMap<string, Asset>;
  /** By engine: a player downloads the client of one game and no other. */
  games: ReadonlyMap<Engine, Files>;
  verifier: Files;
};

/** The entry of each engine's client, below client/. */
const CLIENTS: readonly (readonly [Engine, string])[] = [
  ['slot', 'slot/slot.ts'],
  ['cascade', 'cascade/cascade.ts'],
  ['dice', 'dice/dice.ts'],
  ['keno', 'keno/keno.ts'],
  ['plinko', 'plinko/plinko.ts'],
  ['mines', 'mines/mines.ts'],
  ['high-low', 'high-low/high-low.ts'],
  ['video-poker', 'video-poker/video-poker.ts'],
  ['blackjack', 'blackjack/blackjack.ts'],
  ['roulette', 'roulette/roulette.ts'],
  ['crash', 'crash/crash.ts'],
];

const SOURCE = path.join(import.meta.dirname, '..', 'client');
const DISPLAY = ':root{--display:Unbounded,Onest,sans-serif}:lang(kk){--display:Montserrat,Onest,sans-serif}';

const hashed = (name: string, extension: string, body: Buffer | string): string =>
  `${name}.${createHash('sha256').update(body).digest('hex').slice(0, 12)}.${extension}`;

/** The texts of a folder, a file for each language. */
const TEXTS = /[\\/](?:own-)?texts[\\/](uk|ru|en|kk)\.ts$/;

/** Leaves the words of all other languages out. */
const inLanguage = (locale: Locale): Plugin => ({
  name: 'in-one-language',
  setup(one) {
    one.onLoad({ filter: TEXTS }, ({ path: file }) => {
      const [, language] = TEXTS.exec(file) ?? [];
      return language === locale ? undefined : { contents: `export const ${language} = {};`, loader: 'ts' };
    });
  },
});

async function bundle(entry: string, locale: Locale): Promise<{ js: string; css: string }> {
  const { build } = await import('esbuild');
  const result = await build({
    entryPoints: [path.join(SOURCE, entry)],
    bundle: true,
    minify: true,
    write: false,
    outdir: '/',
    format: 'iife',
    charset: 'utf8',
    target: ['es2022'],
    logLevel: 'silent',
    plugins: [inLanguage(locale)],
  });
  const find = (extension: string) => result.outputFiles.find((file) => file.path.endsWith(extension))?.text ?? '';
  return { js: find('.js'), css: find('.css') };
}

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)];

/** What is sent of a file; faces are compressed already. Many at once: compressing takes longer than all the rest, and every core helps. */
async function packed({ type, body }: Pick<Asset, 'type' | 'body'>, packs: boolean): Promise<Asset> {
  if (!packs || type.startsWith('font/')) return { type, body, brotli: null, gzip: null };
  const [brotli, gzipped] = await Promise.all([brotliOf(body), gzipOf(body)]);
  return { type, body, brotli, gzip: gzipped };
}

/**
 * Bundles the games' clients and the verifier into memory; takes some seconds, so a compiled studio has it done before
 * (kept-client.ts). Names carry a hash of the content and may be cached for ever.
 * @param packs whether it is compressed too, which takes longer than all the rest
 */
export async function buildClient({ packs = true } = {}): Promise<ClientBuild> {
  const parts = new Map<string, Pick<Asset, 'type' | 'body'>>();
  const add = (name: string, extension: string, type: string, body: Buffer): string => {
    const file = hashed(name, extension, body);
    parts.set(file, { type, body });
    return file;
  };
  const files = await readFaces();
  const faces = files.map(({ name, body, rule }) => rule(add(name, 'woff2', 'font/woff2', body))).join('');
  const script = (name: string, js: string) => add(name, 'js', 'text/javascript; charset=utf-8', Buffer.from(js));
  const style = (name: string, css: string) =>
    add(name, 'css', 'text/css; charset=utf-8', Buffer.from(faces + DISPLAY + css));
  const filesOf = async (name: string, entry: string): Promise<Files> => {
    const built = (locale: Locale) => bundle(entry, locale);
    const [uk, ru, en, kk] = await Promise.all([built('uk'), built('ru'), built('en'), built('kk')]);
    const scripts = {
      uk: script(`${name}-uk`, uk.js),
      ru: script(`${name}-ru`, ru.js),
      en: script(`${name}-en`, en.js),
      kk: script(`${name}-kk`, kk.js),
    };
    return { scripts, style: style(name, uk.css) };
  };
  const [verifier, ...games] = await Promise.all([
    filesOf('verifier', 'verifier/verifier.ts'),
    ...CLIENTS.map(async ([engine, entry]) => [engine, await filesOf(engine, entry)] as const),
  ]);
  const assets = await Promise.all([...parts].map(async ([file, part]) => [file, await packed(part, packs)] as const));
  return { assets: new Map(assets), games: new Map(games), verifier };
}
