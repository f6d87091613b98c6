import { PLAIN_BODY, withDeadline } from '@kozyr/contracts/deadline';

/** Waits before the second, third ... attempt, in milliseconds. After the last one the site's 600 s freshness helps (spec §9). */
const BACK_OFF_MS = [300, 1500, 5000, 15_000, 60_000];

/** Changes within this time travel together, in milliseconds. */
const GATHER_MS = 25;

const TIMEOUT_MS = 5_000;

export type TagAnnouncerDeps = {
  /** Full addresses that take `{tags}` by POST, each is asked only after the one before it: the site makes what the edge then asks for. */
  targets: readonly string[];
  secret: string;
  fetch: typeof fetch;
  /** Runs the action after so many milliseconds, without keeping the process alive for it. */
  later: (action: () => void, delay: number) => void;
  warn: (message: string) => void;
};

/**
 * Announces changed tags to the site, and then to the edge where there is one. Returns at once and never throws; each is tried
 * a few times. If the edge came first, it could fetch and keep the page that the site still has.
 */
export function createTagAnnouncer(deps: TagAnnouncerDeps): (tags: readonly string[]) => void {
  const gathered = new Set<string>();

  async function post(targets: readonly string[], tags: readonly string[], attempt: number): Promise<void> {
    const [target, ...rest] = targets;
    if (target === undefined) return;
    const problem = await postTags(deps, target, tags);
    if (problem === undefined) return post(rest, tags, 0);
    const delay = BACK_OFF_MS[attempt];
    if (delay === undefined) {
      deps.warn(`Gave up announcing ${tags.join(', ')} to ${target}: ${problem}`);
      return post(rest, tags, 0);
    }
    deps.later(() => void post(targets, tags, attempt + 1), delay);
  }

  function flush(): void {
    const tags = [...gathered];
    gathered.clear();
    void post(deps.targets, tags, 0);
  }

  return (tags) => {
    if (tags.length === 0) return;
    if (gathered.size === 0) deps.later(flush, GATHER_MS);
    for (const tag of tags) gathered.add(tag);
  };
}

/** One attempt. Answers what went wrong, or undefined. */
async function postTags(deps: TagAnnouncerDeps, target: string, tags: readonly string[]): Promise<string | undefined> {
  try {
    return await withDeadline(TIMEOUT_MS, async (signal) => {
      const response = await deps.fetch(target, {
        method: 'POST',
        headers: { ...PLAIN_BODY, authorization: `Bearer ${deps.secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
        cache: 'no-store',
        signal,
      });
      await response.body?.cancel();
      return response.ok ? undefined : `status ${response.status}`;
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
