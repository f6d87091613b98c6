import { config, say } from '../config';
import { h, ICONS } from '../dom';
import { createPlayMoneyLabel } from '../play-money-label';
import { soundSwitch } from '../sound-switch';
import { frameButton } from './frame-button';

/** The head of the frame: the game's title, whether it is play money, the session's line, the engine's own, sound, rules and the way out. */
export function createHead(
  { info, close }: Record<'info' | 'close', () => void>,
  own: readonly Element[] = [],
  tools: readonly Element[] = [],
) {
  const playMoney = createPlayMoneyLabel();
  const session = h('span', { class: 'session', title: say('session') });
  const sound = soundSwitch((label, icon, press) => frameButton('sound', label, icon, press));
  const element = h(
    'header',
    {},
    h('h1', {}, config.title),
    playMoney.element,
    session,
    ...own,
    h(
      'div',
      { class: 'tools' },
      ...tools,
      sound,
      frameButton('info', say('info'), ICONS.info, info),
      frameButton('close', say('close'), ICONS.close, close),
    ),
  );
  return {
    element,
    /** Says that no money is played for. */
    playMoney: playMoney.show,
    session(text: string) {
      session.textContent = text;
    },
  };
}
