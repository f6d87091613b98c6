import type { Heard } from '@kozyr/contracts/game-frame';
import { postToSite } from './site-messages';

/** What is heard now. The frame can keep nothing on the device, so the page around it does, and says it once the game is ready. */
const now: Heard = { sounds: false, music: false };
const switches = new Map<keyof Heard, (on: boolean) => void>();

/** Who is told when the page says what was left on. */
export const onHeard = (what: keyof Heard, turn: (on: boolean) => void): void => void switches.set(what, turn);

/** The page says what was left on, on this device. */
export function heardBefore(before: Heard): void {
  for (const what of ['sounds', 'music'] as const) {
    if (now[what] === before[what]) continue;
    now[what] = before[what];
    switches.get(what)?.(before[what]);
  }
}

/** The player turned something on or off: the page is to keep it. */
export function keepHeard(what: keyof Heard, on: boolean): void {
  now[what] = on;
  postToSite({ type: 'heard', ...now });
}
