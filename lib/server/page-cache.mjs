import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';
import { folderOfBuild } from '../env/cache-folder.mjs';
import { PURGE_CHANNEL } from './purge-channel.mjs';
import { readEntry, wholeFiles, writeEntry } from './whole-entries.mjs';

const load = createRequire(import.meta.url);
const { default: FileSystemCache } = load('next/dist/server/lib/incremental-cache/file-system-cache.js');
const { areTagsExpired, areTagsStale, tagsManifest } = load(
  'next/dist/server/lib/incremental-cache/tags-manifest.external.js',
);

const NEXT_TAGS = 'x-next-cache-tags';
/** Tells the edge what a page was made of. Next itself removes its own header before it answers. */
const TAGS_HEADER = 'x-kozyr-tags';
const MAX_REMEMBERED = 20_000;
/** What was published while no site ran was told to nobody, and what was purged is forgotten with the process. */
const STARTED = process.env.NEXT_PHASE === 'phase-production-build' ? 0 : Date.now();

/** Whatever was begun before counts as changed. Milliseconds. */
let changedAt = STARTED;

// Outside of any request, where Next's revalidateTag can not be called: the same marks that it makes.
subscribe(PURGE_CHANNEL, ({ tags }) => {
  const now = Date.now();
  if (tags === undefined) changedAt = now;
  else for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), stale: now, expired: now });
});

/** The answer that a render is for. */
const answering = new AsyncLocalStorage();
subscribe('http.server.request.start', ({ response }) => answering.enterWith(response));

/** When the making of what is kept began, by key, and of what is being made. Milliseconds. */
const begun = new Map();
const making = new Map();

function remember(map, key, value) {
  map.delete(key);
  if (map.size >= MAX_REMEMBERED) map.delete(map.keys().next().value);
  map.set(key, value);
}

function tagsOf(value) {
  const listed = value?.headers?.[NEXT_TAGS];
  return typeof listed === 'string' ? listed.split(',') : [];
}

/** Content and catalogue alone: what Next derives from a page's own path nobody purges. */
function ownTags(value) {
  return tagsOf(value)
    .filter((tag) => !tag.startsWith('_N_T_'))
    .join(',');
}

/** A part of a page that the router asks for ahead is answered by Next without the headers of the page. */
function tellRouter(tags) {
  const response = answering.getStore();
  if (!tags || !response || response.headersSent) return;
  if (response.req?.headers['next-router-segment-prefetch']) response.setHeader(TAGS_HEADER, tags);
}

/**
 * Next's own cache of pages and answers, with three things more. What an earlier process kept is made anew. What is kept is as old as the moment when its making began:
 * Next dates it by the end, so that a page begun before a change is published and finished after it counted as new, for ten
 * minutes. And a page says in x-kozyr-tags of what it is made. Several processes of one build may keep theirs in one folder: what another one
 * kept is taken where it is younger than this process, whose purges it would else have missed.
 */
export default class PageCache extends FileSystemCache {
  constructor(context) {
    // Nothing is lost of the build's pages: they are older than the process.
    const { serverDistDir, fs } = context;
    super(STARTED > 0 ? { ...context, serverDistDir: folderOfBuild(serverDistDir), fs: wholeFiles(fs) } : context);
  }

  async get(key, context) {
    const asked = Date.now();
    const found = await readEntry(() => super.get(key, context));
    const dated = found && found.lastModified >= STARTED ? this.dated(key, found) : null;
    const entry = dated && dated.lastModified >= changedAt ? dated : null;
    if (!entry || isDue(entry, context, asked)) remember(making, key, making.get(key) ?? asked);
    if (!entry || areTagsExpired(tagsOf(entry.value), entry.lastModified)) return null;
    const tags = ownTags(entry.value);
    tellRouter(tags);
    return tags
      ? { ...entry, value: { ...entry.value, headers: { ...entry.value.headers, [TAGS_HEADER]: tags } } }
      : entry;
  }

  async set(key, data, context) {
    const tags = ownTags(data);
    // This very object is what whoever waits is answered with.
    if (tags) data.headers[TAGS_HEADER] = tags;
    tellRouter(tags);
    remember(begun, key, making.get(key) ?? Date.now());
    making.delete(key);
    await writeEntry(begun.get(key), () => super.set(key, data, context));
  }

  dated(key, entry) {
    const since = begun.get(key);
    return since !== undefined && since < entry.lastModified ? { ...entry, lastModified: since } : entry;
  }
}

/** Whether Next will make this anew, by its tags or by its age. */
function isDue({ value, lastModified, cacheControl }, context, now) {
  const tags = [...tagsOf(value), ...(context.tags ?? []), ...(context.softTags ?? [])];
  if (areTagsExpired(tags, lastModified) || areTagsStale(tags, lastModified)) return true;
  const seconds = cacheControl?.revalidate ?? context.revalidate ?? value?.revalidate;
  return typeof seconds === 'number' && now - lastModified >= seconds * 1000;
}
