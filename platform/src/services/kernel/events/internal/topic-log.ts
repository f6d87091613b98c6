import type { Topic } from '@kozyr/contracts/events';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { KEPT, NEWEST_MS, type TopicEvent, TopicMemory } from './topic-memory';

const READ_AT_ONCE = 500;
/** Big wins that are read for who comes back after more than is kept; of other topics only the newest still says something. */
const WINS_READ_BACK = 100;
/** What is published within this time goes out in one write; the first after a silence at once. */
const GATHER_MS = 200;
const RETRY_MS = 1_000;

type Row = { id: string; topic: Topic; payload: string };
const topicEventOf = ({ id, topic, payload }: Row): TopicEvent => ({
  id: BigInt(id),
  topic,
  data: `data: ${payload}\n\n`,
});

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

async function readWins({ db }: Context, { after, upTo }: { after: bigint; upTo: bigint }): Promise<TopicEvent[]> {
  const { rows } = await db.execute<Row>(sql`
    select id::text, topic, payload::text from public_events
    where topic = 'big-wins' and id > ${after} and id <= ${upTo}
    order by public_events.id desc limit ${WINS_READ_BACK}`);
  return rows.map(topicEventOf);
}

async function readStart({ db }: Context): Promise<{ ofTopics: TopicEvent[]; latest: TopicEvent[] }> {
  const ofTopics = await db.execute<Row>(sql`
    select distinct on (topic) id::text, topic, payload::text from public_events
    where created_at > now() - make_interval(secs => ${NEWEST_MS / 1000}) order by topic, public_events.id desc`);
  const latest = await db.execute<Row>(sql`
    select id::text, topic, payload::text from public_events order by public_events.id desc limit ${KEPT}`);
  return { ofTopics: ofTopics.rows.map(topicEventOf), latest: latest.rows.map(topicEventOf).toReversed() };
}

export function createTopicLog(ctx: Context, onMore: () => void): TopicLog {
  const memory = new TopicMemory(ctx.now);
  let timer: NodeJS.Timeout | null = null;
  /** Until start() has read, notices wait as they do during any reading. */
  let reading = true;
  let pending = false;
  let stopped = false;

  async function readOn(): Promise<void> {
    const { rows } = await ctx.db.execute<Row>(sql`
      select id::text, topic, payload::text from public_events where id > ${memory.head} order by public_events.id limit ${READ_AT_ONCE}`);
    if (rows.length > 0) memory.append(rows.map(topicEventOf));
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

  return {
    async start() {
      const { ofTopics, latest } = await readStart(ctx);
      memory.begin(ofTopics, latest);
      reading = false;
      if (pending) readUntilIdle();
    },
    wake() {
      pending = true;
      if (!reading && timer === null && !stopped) readUntilIdle();
    },
    head: () => memory.head,
    reaches: (after) => memory.reaches(after),
    since: (after, topics) => memory.since(after, topics),
    newest: (topic) => memory.newestOf(topic),
    async readBack(after, topics) {
      // Both at one moment: what is published while the wins are read comes after this head.
      const upTo = memory.head;
      const events = topics.flatMap((topic) => (topic === 'big-wins' ? [] : (memory.newestOf(topic) ?? [])));
      if (topics.includes('big-wins')) events.push(...(await readWins(ctx, { after, upTo })));
      const missed = events.filter(({ id }) => id > after);
      return { events: missed.toSorted((one, other) => (one.id < other.id ? -1 : 1)), head: upTo };
    },
    stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
