type Kept = {
  lastModified: number;
  value: { kind: string; headers?: Record<string, string>; [more: string]: unknown } | null;
};

/** The part of Next's cache handler that is ours; see page-cache.mjs. */
export default class PageCache {
  constructor(options: object);
  get(key: string, context: object): Promise<Kept | null>;
  set(key: string, data: Kept['value'], context: object): Promise<void>;
  revalidateTag(tags: string[], durations?: { expire?: number }): Promise<void>;
}
