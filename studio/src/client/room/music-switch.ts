import { frameButton } from '../frame/frame-button';
import { createMusic } from '../music';
import { heardSwitch } from '../sound-switch';
import { sayRoom } from './say-room';

const NOTE =
  'M9 18V5.500L20 3v12.500M9 18a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0ZM20 15.500a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0Z';

/** The button of the studio's music, apart from the effects. */
export function musicSwitch(): HTMLButtonElement {
  const music = createMusic();
  return heardSwitch((label, icon, press) => frameButton('music', label, icon, press), 'music', {
    label: sayRoom('music'),
    icons: { on: NOTE, off: `${NOTE}M3 3l18 18` },
    set: music.set,
  });
}
