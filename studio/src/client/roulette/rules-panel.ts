import type { StakeCurrency } from '@kozyr/contracts/money';
import type { Limits } from '../../catalogue/tables';
import { paysTimes, SPOTS } from '../../maths/roulette/bets';
import { fromMinor } from '../../page/amounts';
import { stakedOn } from '../../tables/table-rules';
import { config, say } from '../config';
import { h } from '../dom';
import { brief, sayAtTable } from '../tables/say-at-table';
import { fact } from '../tables/table-sheet';

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
export function rulesPanel(limits: Limits, currency: StakeCurrency): Node[] {
  const rows = SHOWN.flatMap(([id, title]) => {
    const spot = SPOTS.find((item) => item.id === id);
    if (!spot) return [];
    const pays = sayAtTable('paysTo', { n: paysTimes(spot) - 1 });
    const name = sayAtTable(title, { n: spot.kind === 'dozen' ? '1' : spot.numbers.join('–') });
    return [fact(`${name} · ${pays}`, `≤ ${brief(fromMinor(stakedOn(limits, id)), currency)}`)];
  });
  return [
    h('p', {}, sayAtTable('rulesWheel')),
    h('dl', {}, fact(say('rtp'), `${config.model.engine === 'roulette' ? config.model.rtp : ''}\u00a0%`), ...rows),
    h('h3', {}, sayAtTable('limits')),
    h(
      'dl',
      {},
      fact(sayAtTable('limitMin'), brief(fromMinor(limits.min), currency)),
      fact(sayAtTable('limitTotal'), brief(fromMinor(limits.maxRound), currency)),
    ),
    h('p', {}, sayAtTable('rulesClock')),
    h('p', {}, sayAtTable('rulesBreak')),
  ];
}
