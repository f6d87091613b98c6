import { frameButton } from '../frame/frame-button';
import { createSwitch } from '../sound-switch';
import { sayRoom } from './say-room';

const BOLT = 'M13 3 5 13.500h6L10 21l8-10.500h-6Z';

/**
 * The button that has reels stop sooner. It is absent where the player's law lets nothing be hurried on (0096), rests while rounds
 * begin by themselves (0101), and is off whenever a game is opened. What a round takes at the least stays as it is.
 */
export function createTurbo() {
  let on = false;
  let allowed = false;
  const { button } = createSwitch((label, icon, press) => frameButton('turbo', label, icon, press), {
    label: sayRoom('turbo'),
    icons: { on: BOLT, off: BOLT },
    set: (now) => {
      on = now;
    },
  });
  button.hidden = true;
  return {
    button,
    /** Tells what the law of the session lets. */
    opened({ may_hurry }: { may_hurry: boolean }): void {
      allowed = may_hurry;
      button.hidden = !allowed;
    },
    on: () => allowed && on && !document.body.hasAttribute('data-autoplay'),
  };
}
