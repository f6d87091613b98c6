import { say } from './config';
import { ICONS } from './dom';
import { setSound } from './sounds';

type MakeButton = (label: string, icon: string, press: () => void) => HTMLButtonElement;

/** The button that turns the sound on and off: it is off until asked for. */
export function soundSwitch(make: MakeButton): HTMLButtonElement {
  let on = false;
  const button = make(say('sound'), ICONS.soundOff, () => {
    on = !on;
    setSound(on);
    show();
  });
  const show = () => {
    button.setAttribute('aria-pressed', String(on));
    button.querySelector('path')?.setAttribute('d', on ? ICONS.soundOn : ICONS.soundOff);
  };
  show();
  return button;
}
