import { getGame } from '@kozyr/contracts/games';
import * as z from 'zod/mini';
import { fetchWhole, type Upstream } from '../proxy/upstream';

const GAME_PAGE = /^\/[a-z]{2}\/games\/([^/]+)$/;
/** Pages that stand where games do. */
const NO_GAMES: ReadonlySet<string> = new Set(['live-casino']);
/** Milliseconds a page may wait for word of its game; then the site is asked, as without any. */
const PATIENCE = 1_000;
const LIMIT = 64 * 1024;

const notFoundSchema = z.object({ errorCode: z.literal('NOT_FOUND') });

/** The game whose page a path is; undefined for any other page. */
export function gameOf(path: string): string | undefined {
  const slug = GAME_PAGE.exec(path)?.[1];
  return slug === undefined || NO_GAMES.has(slug) ? undefined : slug;
}

/**
 * Whether the platform says that there is no such game. It answers from memory, in a thirtieth of the time in which the site draws a page
 * that says the same. Without its word (it is away, or slow) the site decides.
 */
export async function isUnknownGame(platform: Upstream, slug: string): Promise<boolean> {
  const path = getGame.path.replace('{slug}', () => slug);
  const asked = fetchWhole(platform, { path, headers: ['Accept', 'application/json'], limit: LIMIT }).then(
    ({ status, body }) => status === 404 && saysNotFound(body.toString('utf8')),
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, false);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

function saysNotFound(text: string): boolean {
  try {
    return notFoundSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
