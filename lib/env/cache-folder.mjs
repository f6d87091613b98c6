/** Where the running site keeps the pages that it has made, in place of its own build, which may be read-only; undefined: there. */
export const cacheFolder = process.env.SITE_CACHE_DIR || undefined;
