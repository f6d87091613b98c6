import type { PublicEvent, StreamEvent, Topic } from '@kozyr/contracts/events';
import { sourceOf } from './listeners';
import { subscribe } from './subscribe';

type EventOf<T extends Topic> = Extract<
  PublicEvent,
  T extends 'big-wins' ? { type: 'big-win' } : T extends `battle:${string}` ? { type: 'battle-leaders' } : { type: T }
>;

const isOf = <T extends Topic>(topic: T, event: StreamEvent): event is EventOf<T> => sourceOf(event) === topic;

/**
 * Hears what everybody is told of a topic; guests too. All topics of a tab and the player's own events share one connection, and this
 * file is small enough for any page. A new listener is told the newest event of its topic first, where one is not older than an
 * hour; a broken connection goes on where it broke off.
 * @returns how to stop.
 */
export function onTopic<T extends Topic>(topic: T, listener: (event: EventOf<T>) => void): () => void {
  return subscribe(topic, (event) => isOf(topic, event) && listener(event));
}
