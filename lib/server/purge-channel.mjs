/**
 * A channel of Node's within the process: what was changed, for the cache of pages, which Next loads by itself and nothing of ours can call. Of a
 * message {tags} those tags; of one without tags all that is kept.
 */
export const PURGE_CHANNEL = 'kozyr.purge';
