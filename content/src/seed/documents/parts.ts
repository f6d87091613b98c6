import { BANNERS } from '../copy/banners';
import { FAQ } from '../copy/home';
import { BONUS_FAQ, RESPONSIBLE_FAQ } from '../copy/questions';
import { LEVELS, TIERS } from '../copy/tiers';
import { banner, forGuests, forPlayers, questionPart, REGISTER } from './blocks';
import type { ComponentPlan } from './component';

/** Parts stand on no page: other components link to them. */
const part = (key: string) => ({ page: null, key });
const { welcome, fair, calm } = BANNERS;

export const SLIDES: ComponentPlan[] = [
  banner({ ...part('banner-welcome-guest'), ...forGuests(0) }, 'banner-welcome', welcome.text, [
    REGISTER,
    welcome.guestAction,
  ]),
  banner({ ...part('banner-welcome-member'), ...forPlayers(0) }, 'banner-welcome', welcome.text, [
    '/cashbox?action=deposit',
    welcome.memberAction,
  ]),
  banner(part('banner-fair'), 'banner-fair', fair.text, ['/games', fair.action]),
  banner(part('banner-calm'), 'banner-calm', calm.text, ['/responsible-gaming', calm.action]),
];

export const LEVEL_CARDS: ComponentPlan[] = LEVELS.map(({ key, text }) => ({
  ...part(`jackpot-${key}`),
  type: 'level-card',
  text,
  general: [{ key: 'suit', value: key }],
}));

export const TIER_CARDS: ComponentPlan[] = TIERS.map(({ key, text }) => ({
  ...part(`battle-${key}`),
  type: 'tier-card',
  text,
  general: [{ key: 'tier', value: key }],
}));

export const MAIN_QUESTIONS = FAQ.map(questionPart);
export const BONUS_QUESTIONS = BONUS_FAQ.map(questionPart);
export const RESPONSIBLE_QUESTIONS = RESPONSIBLE_FAQ.map(questionPart);

export const PARTS: ComponentPlan[] = [
  ...SLIDES,
  ...LEVEL_CARDS,
  ...TIER_CARDS,
  ...MAIN_QUESTIONS,
  ...BONUS_QUESTIONS,
  ...RESPONSIBLE_QUESTIONS,
];
