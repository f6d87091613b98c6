/** Waits before the second, third ... attempt, in milliseconds. After the last one the site's 600 s freshness helps (spec §9). */
const BACK_OFF_MS = [300, 1500, 5000, 15_000, 60_000];

/** Changes within this time travel together, in milliseconds. */
const GATHER_MS = 25;

export type MessengerDeps = {
  /** Full addresses that take `{tags}` by POST. */
  targets: readonly string[];
  secret: string;
  fetch: typeof fetch;
  /** Runs the action after so many milliseconds, without keeping the process alive for it. */
  later: (action: () => void, delay: number) => void;
  warn: (message: string) => void;
};

/**
 * Tells the site, and the edge where there is one, which tags changed. Returns at once and never throws; each target is
 * tried a few times on its own.
 */
export function createMessenger(deps: MessengerDeps): (tags: readonly string[]) => void {
  const gathered = new Set<string>();

  async function post(target: string, tags: readonly string[], attempt: number): Promise<void> {
    const problem = await deliver(deps, target, tags);
    if (problem === undefined) return;
    const delay = BACK_OFF_MS[attempt];
    if (delay === undefined) {
      deps.warn(`Gave up telling ${target} of ${tags.join(', ')}: ${problem}`);
      return;
    }
    deps.later(() => void post(target, tags, attempt + 1), delay);
  }

  function flush(): void {
    const tags = [...gathered];
    gathered.clear();
    for (const target of deps.targets) void post(target, tags, 0);
  }

  return (tags) => {
    if (tags.length === 0) return;
    if (gathered.size === 0) deps.later(flush, GATHER_MS);
    for (const tag of tags) gathered.add(tag);
  };
}

/** One attempt. Answers what went wrong, or undefined. */
async function deliver(deps: MessengerDeps, target: string, tags: readonly string[]): Promise<string | undefined> {
  try {
    const response = await deps.fetch(target, {
      method: 'POST',
      headers: { authorization: `Bearer ${deps.secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
