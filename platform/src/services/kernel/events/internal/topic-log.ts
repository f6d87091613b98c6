import type { Topic } from '@kozyr/contracts/events';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../../context';

/** A public event as it goes out, serialised once for everybody. */
export type TopicEvent = { id: bigint; topic: Topic; data: string };

/** Events kept in memory, for streams that wait or come back; further back they are read from the table. */
const KEPT = 1_000;
const READ_AT_ONCE = 500;
/** Big wins that are read for who comes back after more than is kept; of other topics only the newest still says something. */
const WINS_READ_BACK = 100;
/** What is published within this time goes out in one write; the first after a silence at once. */
const GATHER_MS = 200;
const RETRY_MS = 1_000;
/** As long as the table keeps events: an older newest one is news no more. */
const NEWEST_MS = 3_600_000;
/** Answers of since() kept at a time: streams that keep up ask two or three different things. */
const ANSWERS_KEPT = 100;

type Row = { id: string; topic: Topic; payload: string };
const topicEventOf = ({ id, topic, payload }: Row): TopicEvent => ({
  id: BigInt(id),
  topic,
  data: `data: ${payload}\n\n`,
});

/** Topics whose every event holds the whole state, so that the newest makes those before it void. */
const isWholeState = (topic: Topic) => topic === 'jackpots' || topic.startsWith('battle:');

/** Of what goes out together, without what something later in it makes void. */
function withoutVoid(events: readonly TopicEvent[]): TopicEvent[] {
  const last = new Map(events.map(({ topic, id }) => [topic, id]));
  return events.filter(({ topic, id }) => !isWholeState(topic) || last.get(topic) === id);
}

/** The public events as this process has read them: each once, however many streams it goes to. */
export type TopicLog = {
  /** Reads the newest events there are. Before that nothing may be asked. */
  start: () => Promise<void>;
  /** Something was published, perhaps: reads on soon, then calls onMore. */
  wake: () => void;
  /** The newest event read so far, 0 before the first. */
  head: () => bigint;
  /** Whether all events after this one are in memory. */
  reaches: (after: bigint) => boolean;
  /** Events of those topics after one that is in memory, oldest first, without void ones. The same list for the same question. */
  since: (after: bigint, topics: readonly Topic[]) => readonly TopicEvent[];
  newest: (topic: Topic) => TopicEvent | undefined;
  /** Events of those topics after one that is not in memory, up to head, oldest first: the newest of each, and a number of big wins. */
  readBack: (after: bigint, topics: readonly Topic[]) => Promise<{ events: readonly TopicEvent[]; head: bigint }>;
  stop: () => void;
};

export function createTopicLog(ctx: Context, onMore: () => void): TopicLog {
  let kept: TopicEvent[] = [];
  /** Everything after this id is kept. */
  let floor = 0n;
  let head = 0n;
  const newest = new Map<Topic, { event: TopicEvent; at: number }>();
  const answers = new Map<string, readonly TopicEvent[]>();
  let timer: NodeJS.Timeout | null = null;
  /** Until start() has read, notices wait as they do during any reading. */
  let reading = true;
  let pending = false;
  let stopped = false;

  function appendEvents(events: readonly TopicEvent[]): void {
    kept.push(...events);
    head = kept.at(-1)?.id ?? head;
    const over = kept.length - KEPT;
    if (over > 0) {
      floor = kept[over - 1]?.id ?? floor;
      kept = kept.slice(over);
    }
    const at = ctx.now().getTime();
    for (const event of events) newest.set(event.topic, { event, at });
    for (const [topic, { at: since }] of newest) if (at - since > NEWEST_MS) newest.delete(topic);
    answers.clear();
  }

  async function readOn(): Promise<void> {
    const { rows } = await ctx.db.execute<Row>(sql`
      select id::text, topic, payload::text from public_events where id > ${head} order by public_events.id limit ${READ_AT_ONCE}`);
    if (rows.length > 0) appendEvents(rows.map(topicEventOf));
    if (rows.length === READ_AT_ONCE) pending = true;
    if (rows.length > 0 && !stopped) onMore();
  }

  async function readUntilIdle(): Promise<void> {
    reading = true;
    pending = false;
    let pause = GATHER_MS;
    try {
      await readOn();
    } catch (error) {
      ctx.log.error({ err: error }, 'public events could not be read; trying again');
      pending = true;
      pause = RETRY_MS;
    }
    reading = false;
    if (stopped) return;
    timer = setTimeout(() => {
      timer = null;
      if (pending) readUntilIdle();
    }, pause);
  }

  function newestOf(topic: Topic): TopicEvent | undefined {
    const known = newest.get(topic);
    return known && ctx.now().getTime() - known.at <= NEWEST_MS ? known.event : undefined;
  }

  return {
    async start() {
      const ofTopics = await ctx.db.execute<Row>(sql`
        select distinct on (topic) id::text, topic, payload::text from public_events
        where created_at > now() - make_interval(secs => ${NEWEST_MS / 1000}) order by topic, public_events.id desc`);
      const latest = await ctx.db.execute<Row>(sql`
        select id::text, topic, payload::text from public_events order by public_events.id desc limit ${KEPT}`);
      const at = ctx.now().getTime();
      for (const row of ofTopics.rows) newest.set(row.topic, { event: topicEventOf(row), at });
      appendEvents(latest.rows.map(topicEventOf).toReversed());
      // With as many as are kept there may be more behind them.
      if (kept.length === KEPT) floor = (kept[0]?.id ?? 1n) - 1n;
      reading = false;
      if (pending) readUntilIdle();
    },
    wake() {
      pending = true;
      if (!reading && timer === null && !stopped) readUntilIdle();
    },
    head: () => head,
    reaches: (after) => after >= floor,
    since(after, topics) {
      if (after >= head) return [];
      const key = `${after} ${topics.join()}`;
      const known = answers.get(key);
      if (known) return known;
      const first = kept.findLastIndex(({ id }) => id <= after) + 1;
      const found = withoutVoid(kept.slice(first).filter(({ topic }) => topics.includes(topic)));
      if (answers.size >= ANSWERS_KEPT) answers.clear();
      answers.set(key, found);
      return found;
    },
    newest: newestOf,
    async readBack(after, topics) {
      // Both at one moment: what is published while the wins are read comes after this head.
      const upTo = head;
      const events = topics.flatMap((topic) => (topic === 'big-wins' ? [] : (newestOf(topic) ?? [])));
      if (topics.includes('big-wins')) {
        const { rows } = await ctx.db.execute<Row>(sql`
          select id::text, topic, payload::text from public_events
          where topic = 'big-wins' and id > ${after} and id <= ${upTo}
          order by public_events.id desc limit ${WINS_READ_BACK}`);
        events.push(...rows.map(topicEventOf));
      }
      const missed = events.filter(({ id }) => id > after);
      return { events: missed.toSorted((one, other) => (one.id < other.id ? -1 : 1)), head: upTo };
    },
    stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
