import type { Heard } from '@kozyr/contracts/game-frame';
import { say } from './config';
import { ICONS } from './dom';
import { keepHeard, onHeard } from './heard';
import { setSound } from './sounds';

type MakeButton = (label: string, icon: string, press: () => void) => HTMLButtonElement;
type Switch = { label: string; icons: { on: string; off: string }; set: (on: boolean) => void };

/** A button that turns something on and off: it is off until asked for. */
export function createSwitch(make: MakeButton, { label, icons, set }: Switch) {
  let on = false;
  const button = make(label, icons.off, () => turn(!on));
  const show = () => {
    button.setAttribute('aria-pressed', String(on));
    button.querySelector('path')?.setAttribute('d', on ? icons.on : icons.off);
  };
  function turn(now: boolean): void {
    on = now;
    show();
    set(now);
  }
  show();
  return { button, turn };
}

/** A button of something that is heard: it stays as it was left on this device. */
export function heardSwitch(make: MakeButton, what: keyof Heard, { set, ...shown }: Switch): HTMLButtonElement {
  let told = false;
  const { button, turn } = createSwitch(make, {
    ...shown,
    set(on) {
      set(on);
      if (!told) keepHeard(what, on);
    },
  });
  onHeard(what, (on) => {
    told = true;
    turn(on);
    told = false;
  });
  return button;
}

/** The button of the effects. */
export const soundSwitch = (make: MakeButton): HTMLButtonElement =>
  heardSwitch(make, 'sounds', {
    label: say('sound'),
    icons: { on: ICONS.soundOn, off: ICONS.soundOff },
    set: setSound,
  });
