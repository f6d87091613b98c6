import type { StreamEvent, Topic } from '@kozyr/contracts/events';

/** What a listener hears: the player's own events, or a topic's. */
export type Source = 'player' | Topic;
export type EventListener = (event: StreamEvent) => unknown;

const listeners = new Map<Source, Set<EventListener>>();

/** What somebody in this tab listens to now. */
export const wantedSources = (): ReadonlySet<Source> => new Set(listeners.keys());

/** Whose event it is. */
export function sourceOf(event: StreamEvent): Source {
  switch (event.type) {
    case 'jackpots':
    case 'battles':
    case 'live-tables':
    case 'latest-wins':
      return event.type;
    case 'big-win':
      return 'big-wins';
    case 'battle-leaders':
      return `battle:${event.battle_id}`;
    default:
      return 'player';
  }
}

/** Hands an event to everybody who listens to its source. */
export function publish(event: StreamEvent): void {
  for (const listener of listeners.get(sourceOf(event)) ?? []) listener(event);
}

/** @returns whether it is the first of its source */
export function addListener(source: Source, listener: EventListener): boolean {
  const own = listeners.get(source) ?? new Set();
  listeners.set(source, own.add(listener));
  return own.size === 1;
}

/** @returns whether it was the last of its source */
export function removeListener(source: Source, listener: EventListener): boolean {
  const own = listeners.get(source);
  if (!own?.delete(listener) || own.size > 0) return false;
  return listeners.delete(source);
}
