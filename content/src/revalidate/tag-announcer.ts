import { PLAIN_BODY, withDeadline } from '@kozyr/contracts/deadline';
import { type PurgeMessage, SUBJECTS } from '@kozyr/contracts/fan-out';
import type { FanOut } from '@kozyr/kit/fan-out/fan-out';

/** Waits before the second, third ... attempt, in milliseconds. After the last one the site's 600 s freshness helps (spec §9). */
const BACK_OFF_MS = [300, 1500, 5000, 15_000, 60_000];

/** Changes within this time travel together, in milliseconds. */
const GATHER_MS = 25;

const TIMEOUT_MS = 5_000;

/** Edges are told by each site that has heard, and once more by us after so many milliseconds, when no site may be there to do it. */
const EDGES_AFTER_MS = 2_000;

/** Tags in one message. When more change at once, everything does. */
const MAX_TAGS = 1_000;

export type TagAnnouncerDeps = {
  /** Full addresses that take `{tags}` by POST: every site, and every edge. */
  sites: readonly string[];
  edges: readonly string[];
  /** By which all sites and edges are told at once, in place of the addresses, while it is connected. */
  fanOut: () => Promise<FanOut>;
  secret: string;
  fetch: typeof fetch;
  /** Runs the action after so many milliseconds, without keeping the process alive for it. */
  later: (action: () => void, delay: number) => void;
  warn: (message: string) => void;
};

/**
 * Announces changed tags to all sites, and to edges only after a site: if an edge came first, it could fetch and keep the page that the site
 * still has. By the fan-out each site passes the tags on to all edges once it has taken them itself; so after the last site every edge asks
 * anew, however many sites there are. By HTTP each address is tried a few times, and edges are told again when another site has answered.
 * Returns at once and never throws.
 */
export function createTagAnnouncer(deps: TagAnnouncerDeps): (tags: readonly string[]) => void {
  const gathered = new Set<string>();

  /** One attempt at each of these. @returns those that failed, with why */
  async function post(targets: readonly string[], tags: readonly string[]) {
    const problems = await Promise.all(targets.map((target) => postTags(deps, target, tags)));
    return targets.flatMap((target, at) => (problems[at] === undefined ? [] : [{ target, problem: problems[at] }]));
  }

  /** Tells these, and tries again those that failed. @param told is called whenever some were told, or none is tried any more */
  async function tell(
    targets: readonly string[],
    tags: readonly string[],
    { attempt = 0, told }: { attempt?: number; told?: () => void },
  ): Promise<void> {
    const failed = await post(targets, tags);
    const delay = BACK_OFF_MS[attempt];
    if (failed.length < targets.length || delay === undefined) told?.();
    if (failed.length === 0) return;
    if (delay === undefined) {
      for (const { target, problem } of failed) {
        deps.warn(`Gave up announcing ${tags.join(', ')} to ${target}: ${problem}`);
      }
      return;
    }
    const again = failed.map(({ target }) => target);
    deps.later(() => void tell(again, tags, { attempt: attempt + 1, ...(told ? { told } : {}) }), delay);
  }

  async function announce(tags: readonly string[]): Promise<void> {
    const fanOut = await deps.fanOut();
    const message = JSON.stringify((tags.length > MAX_TAGS ? {} : { tags: [...tags] }) satisfies PurgeMessage);
    if (fanOut.publish(SUBJECTS.sitesPurge, message)) {
      deps.later(() => void fanOut.publish(SUBJECTS.edgesPurge, message), EDGES_AFTER_MS);
    } else {
      await tell(deps.sites, tags, { told: () => void tell(deps.edges, tags, {}) });
    }
  }

  function flush(): void {
    const tags = [...gathered];
    gathered.clear();
    void announce(tags);
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
