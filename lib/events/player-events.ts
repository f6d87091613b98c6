import type { PlayerEvent, StreamEvent } from '@kozyr/contracts/events';
import { sourceOf } from './listeners';
import { subscribe } from './subscribe';

const isOwn = (event: StreamEvent): event is PlayerEvent => sourceOf(event) === 'player';

/**
 * Hears what happens to the logged-in player: wallet, deposits, rounds. Each opening of the connection starts with the current
 * wallet. A guest hears nothing.
 * @returns how to stop.
 */
export function onPlayerEvent(listener: (event: PlayerEvent) => void): () => void {
  return subscribe('player', (event) => isOwn(event) && listener(event));
}
