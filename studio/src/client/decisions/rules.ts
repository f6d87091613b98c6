import type { StakeCurrency } from '@kozyr/contracts/money';
import { MAX_MULTIPLIER } from '../../maths/decisions/terms';
import { short, signOf } from '../../page/amounts';
import { h } from '../dom';
import { sayDecision } from './say-decision';

type Terms = { rtp: string; currency: StakeCurrency; least?: { bet: string; share: string } };

/** The rules that both games share, after a game's own. */
export function textsOf(own: string, { rtp, currency, least }: Terms): HTMLElement[] {
  const unit = `0.01\u00a0${signOf(currency)}`;
  const floor =
    sayDecision('rulesFloor', { unit }) +
    (least ? ` ${sayDecision('rulesFloorAt', { bet: least.bet, least: least.share })}` : '');
  const cap = sayDecision('rulesCap', { n: short(`${MAX_MULTIPLIER}.00`) });
  return [
    own,
    sayDecision('rulesReturn', { rtp }),
    floor,
    cap,
    sayDecision('rulesFixed'),
    sayDecision('rulesOpen'),
    sayDecision('rulesWindows'),
  ].map((text) => h('p', {}, text));
}
