import { config, say } from '../config';
import { h, ICONS } from '../dom';
import { soundSwitch } from '../sound-switch';
import { frameButton } from './frame-button';

/** The head of the frame: the game's title, whether it is play money, the session's line, sound, rules and the way out. */
export function createHead({ info, close }: Record<'info' | 'close', () => void>) {
  const demo = h('span', { class: 'demo', title: say('demoNote'), hidden: true }, say('demo'));
  const session = h('span', { class: 'session', title: say('session') });
  const sound = soundSwitch((label, icon, press) => frameButton('sound', label, icon, press));
  const element = h(
    'header',
    {},
    h('h1', {}, config.title),
    demo,
    session,
    h(
      'div',
      { class: 'tools' },
      sound,
      frameButton('info', say('info'), ICONS.info, info),
      frameButton('close', say('close'), ICONS.close, close),
    ),
  );
  return {
    element,
    demo: () => demo.removeAttribute('hidden'),
    session(text: string) {
      session.textContent = text;
    },
  };
}
