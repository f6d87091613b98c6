import { paysTimes, SPOTS } from '../../maths/roulette/bets';
import type { Limits } from '../../tables/definitions';
import { mostOn } from '../../tables/table-rules';
import { fromMinor } from '../amounts';
import { config, say } from '../config';
import { h } from '../dom';
import { fact } from '../tables/table-sheet';
import { brief, tell } from '../tables/tell';

const SHOWN = [
  ['straight-17', 'spotStraight'],
  ['split-17-20', 'spotSplit'],
  ['street-16', 'spotStreet'],
  ['corner-16', 'spotCorner'],
  ['line-16', 'spotLine'],
  ['dozen-1', 'spotDozen'],
  ['red', 'spotRed'],
] as const;

/** What bets pay and take at this table, how its clock works, and what comes back. */
export function rulesPanel(limits: Limits, currency: string): Node[] {
  const rows = SHOWN.flatMap(([id, title]) => {
    const spot = SPOTS.find((item) => item.id === id);
    if (!spot) return [];
    const pays = tell('paysTo', { n: paysTimes(spot) - 1 });
    const name = tell(title, { n: spot.kind === 'dozen' ? '1' : spot.numbers.join('–') });
    return [fact(`${name} · ${pays}`, `≤ ${brief(fromMinor(mostOn(limits, id)), currency)}`)];
  });
  return [
    h('p', {}, tell('rulesWheel')),
    h('dl', {}, fact(say('rtp'), `${config.model.engine === 'roulette' ? config.model.rtp : ''} %`), ...rows),
    h('h3', {}, tell('limits')),
    h(
      'dl',
      {},
      fact(tell('limitMin'), brief(fromMinor(limits.min), currency)),
      fact(tell('limitTotal'), brief(fromMinor(limits.maxRound), currency)),
    ),
    h('p', {}, tell('rulesClock')),
    h('p', {}, tell('rulesBreak')),
  ];
}
