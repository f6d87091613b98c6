import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { type Asset, buildClient, type ClientBuild } from './client-build';

/** Beside the compiled studio; beside its source lies what the client is made of, and no list. */
const KEPT = path.join(import.meta.dirname, '..', 'client');
const LIST = 'list.json';

const engine = z.enum([
  'slot',
  'cascade',
  'dice',
  'keno',
  'plinko',
  'mines',
  'high-low',
  'video-poker',
  'blackjack',
  'roulette',
  'crash',
]);
const scripts = z.object({ uk: z.string(), ru: z.string(), en: z.string(), kk: z.string() });
const files = z.object({ scripts, style: z.string() });
const list = z.object({
  assets: z.array(z.object({ name: z.string(), type: z.string(), packed: z.boolean() })),
  games: z.array(z.tuple([engine, files])),
  verifier: files,
});

/** Writes a client to a folder, in place of what stood there; the list comes last, so that half a folder is none. */
export function keepClient(client: ClientBuild, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, { body, brotli, gzip }] of client.assets) {
    writeFileSync(path.join(folder, name), body);
    if (brotli) writeFileSync(path.join(folder, `${name}.br`), brotli);
    if (gzip) writeFileSync(path.join(folder, `${name}.gz`), gzip);
  }
  const assets = [...client.assets].map(([name, { type, brotli }]) => ({ name, type, packed: brotli !== null }));
  const kept: z.infer<typeof list> = { assets, games: [...client.games], verifier: client.verifier };
  writeFileSync(path.join(folder, LIST), JSON.stringify(kept));
}

/** Reads what keepClient wrote. @throws Error when a file is missing */
export function readClient(folder: string): ClientBuild {
  const { assets, games, verifier } = list.parse(JSON.parse(readFileSync(path.join(folder, LIST), 'utf8')));
  const read = (name: string) => readFileSync(path.join(folder, name));
  const asset = (name: string, type: string, packed: boolean): Asset => ({
    type,
    body: read(name),
    brotli: packed ? read(`${name}.br`) : null,
    gzip: packed ? read(`${name}.gz`) : null,
  });
  return {
    assets: new Map(assets.map(({ name, type, packed }) => [name, asset(name, type, packed)])),
    games: new Map(games),
    verifier,
  };
}

/** The client as it was built with the studio, or built now, not compressed, where the studio runs from its source. */
export async function openClient(): Promise<ClientBuild> {
  return existsSync(path.join(KEPT, LIST)) ? readClient(KEPT) : buildClient({ packs: false });
}
