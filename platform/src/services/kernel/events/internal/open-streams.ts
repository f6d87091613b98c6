import type { Topic } from '@kozyr/contracts/events';
import type { Stream } from '../stream';

/** The streams that are open in this process, found by their player, their address, their topics and the turn of their beat. */
export class OpenStreams {
  private readonly turns: Set<Stream>[];
  private readonly players = new Map<string, Set<Stream>>();
  private readonly addresses = new Map<string, number>();
  private readonly listeners = new Map<Topic, Set<Stream>>();
  private opened = 0;

  /** turns: among so many the streams are spread evenly. */
  constructor(turns: number) {
    this.turns = Array.from({ length: turns }, () => new Set());
  }

  all(): Stream[] {
    return this.turns.flatMap((streams) => [...streams]);
  }

  ofTurn(turn: number): ReadonlySet<Stream> {
    return this.turns[turn] ?? new Set();
  }

  ofPlayer(userId: string): ReadonlySet<Stream> {
    return this.players.get(userId) ?? new Set();
  }

  ofTopic(topic: Topic): ReadonlySet<Stream> {
    return this.listeners.get(topic) ?? new Set();
  }

  /** How many are open from an address. */
  countFrom(address: string): number {
    return this.addresses.get(address) ?? 0;
  }

  /** Ids of the players who have any. */
  playerIds(): Iterable<string> {
    return this.players.keys();
  }

  /** The place of the next stream: its turn is kept from before it is open. */
  nextPlace(): { join: (stream: Stream) => void; leave: (stream: Stream) => void } {
    const its = this.turns[this.opened % this.turns.length] ?? new Set();
    this.opened += 1;
    return {
      join: (stream) => {
        its.add(stream);
        this.join(stream);
      },
      leave: (stream) => {
        its.delete(stream);
        this.leave(stream);
      },
    };
  }

  private join(stream: Stream): void {
    const { caller, address, topics } = stream;
    for (const topic of topics) this.listeners.set(topic, (this.listeners.get(topic) ?? new Set()).add(stream));
    this.addresses.set(address, this.countFrom(address) + 1);
    if (caller) this.players.set(caller.userId, (this.players.get(caller.userId) ?? new Set()).add(stream));
  }

  private leave(stream: Stream): void {
    const { caller, address, topics } = stream;
    for (const topic of topics) {
      const others = this.listeners.get(topic);
      others?.delete(stream);
      if (others?.size === 0) this.listeners.delete(topic);
    }
    const left = (this.addresses.get(address) ?? 1) - 1;
    if (left > 0) this.addresses.set(address, left);
    else this.addresses.delete(address);
    if (!caller) return;
    const own = this.players.get(caller.userId);
    own?.delete(stream);
    if (own?.size === 0) this.players.delete(caller.userId);
  }
}
