import type { Topic } from '@kozyr/contracts/events';

/** A public event as it goes out, serialised once for everybody. */
export type TopicEvent = { id: bigint; topic: Topic; data: string };

/** Events kept in memory, for streams that wait or come back; further back they are read from the table. */
export const KEPT = 1_000;
/** As long as the table keeps events: an older newest one is news no more. */
export const NEWEST_MS = 3_600_000;
/** Answers of since() kept at a time: streams that keep up ask two or three different things. */
const ANSWERS_KEPT = 100;

/** Topics whose every event holds the whole state, so that the newest makes those before it void. */
const isWholeState = (topic: Topic) => topic === 'jackpots' || topic.startsWith('battle:');

/** Of what goes out together, without what something later in it makes void. */
function withoutVoid(events: readonly TopicEvent[]): TopicEvent[] {
  const last = new Map(events.map(({ topic, id }) => [topic, id]));
  return events.filter(({ topic, id }) => !isWholeState(topic) || last.get(topic) === id);
}

/** The last public events that this process has read, and the newest of each topic. */
export class TopicMemory {
  /** The newest event read so far, 0 before the first. */
  head = 0n;
  private kept: TopicEvent[] = [];
  /** Everything after this id is kept. */
  private floor = 0n;
  private readonly newest = new Map<Topic, { event: TopicEvent; at: number }>();
  private readonly answers = new Map<string, readonly TopicEvent[]>();

  constructor(private readonly now: () => Date) {}

  /** What it begins with: the newest event of each topic, and the last events of all, oldest first, at most as many as are kept. */
  begin(ofTopics: readonly TopicEvent[], latest: readonly TopicEvent[]): void {
    const at = this.now().getTime();
    for (const event of ofTopics) this.newest.set(event.topic, { event, at });
    this.append(latest);
    // With as many as are kept there may be more behind them.
    if (this.kept.length === KEPT) this.floor = (this.kept[0]?.id ?? 1n) - 1n;
  }

  append(events: readonly TopicEvent[]): void {
    this.kept.push(...events);
    this.head = this.kept.at(-1)?.id ?? this.head;
    const over = this.kept.length - KEPT;
    if (over > 0) {
      this.floor = this.kept[over - 1]?.id ?? this.floor;
      this.kept = this.kept.slice(over);
    }
    const at = this.now().getTime();
    for (const event of events) this.newest.set(event.topic, { event, at });
    for (const [topic, { at: since }] of this.newest) if (at - since > NEWEST_MS) this.newest.delete(topic);
    this.answers.clear();
  }

  /** Whether all events after this one are in memory. */
  reaches(after: bigint): boolean {
    return after >= this.floor;
  }

  /** Events of those topics after one that is in memory, oldest first, without void ones. The same list for the same question. */
  since(after: bigint, topics: readonly Topic[]): readonly TopicEvent[] {
    if (after >= this.head) return [];
    const key = `${after} ${topics.join()}`;
    const known = this.answers.get(key);
    if (known) return known;
    const first = this.kept.findLastIndex(({ id }) => id <= after) + 1;
    const found = withoutVoid(this.kept.slice(first).filter(({ topic }) => topics.includes(topic)));
    if (this.answers.size >= ANSWERS_KEPT) this.answers.clear();
    this.answers.set(key, found);
    return found;
  }

  newestOf(topic: Topic): TopicEvent | undefined {
    const known = this.newest.get(topic);
    return known && this.now().getTime() - known.at <= NEWEST_MS ? known.event : undefined;
  }
}
