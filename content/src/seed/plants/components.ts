import { BANNERS } from '../copy/banners';
import { CALL_TO_ACTION, FAQ, FAQ_TITLE, GAMES_INTRO, PROFILE_SAFETY, PROVIDER_STRIP, RAILS } from '../copy/home';
import type { Texts } from '../plant';
import { type ComponentPlan, componentPlant } from './component';

/** The main page with the registration opened over it. */
const REGISTER = '/?auth=register';

function banner(
  key: string,
  art: string,
  text: Texts,
  actions: ComponentPlan['general'],
  who: Pick<ComponentPlan, 'order' | 'orderNonAuth'> = {},
): ComponentPlan {
  return {
    page: null,
    key,
    type: 'banner',
    text,
    picture: `${art}-wide`,
    general: actions,
    desktop: [{ key: 'image', picture: `${art}-wide` }],
    mobile: [{ key: 'image', picture: `${art}-phone` }],
    ...who,
  };
}

function rail(page: string, key: string, text: Texts, values: Record<string, string>, order: number): ComponentPlan {
  return {
    page,
    key,
    type: 'games-rail',
    text,
    order,
    orderNonAuth: order,
    general: [
      ...Object.entries(values).map(([name, value]) => ({ key: name, value })),
      { key: 'href', value: '/games' },
      { key: 'action-label', value: RAILS.all },
    ],
  };
}

const slides: ComponentPlan[] = [
  banner(
    'banner-welcome-guest',
    'banner-welcome',
    BANNERS.welcome.text,
    [
      { key: 'href', value: REGISTER },
      { key: 'action-label', value: BANNERS.welcome.guestAction },
    ],
    { order: null },
  ),
  banner(
    'banner-welcome-member',
    'banner-welcome',
    BANNERS.welcome.text,
    [
      { key: 'href', value: '/cashbox?action=deposit' },
      { key: 'action-label', value: BANNERS.welcome.memberAction },
    ],
    { orderNonAuth: null },
  ),
  banner('banner-fair', 'banner-fair', BANNERS.fair.text, [
    { key: 'href', value: '/games' },
    { key: 'action-label', value: BANNERS.fair.action },
  ]),
  banner('banner-calm', 'banner-calm', BANNERS.calm.text, [
    { key: 'href', value: '/responsible-gaming' },
    { key: 'action-label', value: BANNERS.calm.action },
  ]),
];

const questions: ComponentPlan[] = FAQ.map(({ key, question, answer }) => ({
  page: null,
  key,
  type: 'faq-item',
  text: answer,
  general: [{ key: 'question', value: question }],
}));

const mainPage: ComponentPlan[] = [
  {
    page: 'main',
    key: 'hero',
    type: 'banner-slider',
    order: 10,
    orderNonAuth: 10,
    general: slides.map(({ key }) => ({ key: 'slide', component: [null, key] })),
  },
  rail('main', 'popular-games', RAILS.popular, { sort: 'popular', limit: '12' }, 20),
  {
    page: 'main',
    key: 'how-it-works',
    type: 'info-list',
    order: null,
    orderNonAuth: 30,
    general: [{ key: 'info-list', value: 'how-it-works' }],
  },
  rail('main', 'new-games', RAILS.fresh, { sort: 'new', limit: '12' }, 40),
  {
    page: 'main',
    key: 'providers',
    type: 'provider-strip',
    text: PROVIDER_STRIP,
    order: 50,
    orderNonAuth: 50,
    general: [
      { key: 'limit', value: '12' },
      { key: 'href', value: '/providers' },
    ],
  },
  {
    page: 'main',
    key: 'join',
    type: 'call-to-action',
    text: CALL_TO_ACTION.guest,
    order: null,
    orderNonAuth: 60,
    general: [
      { key: 'href', value: REGISTER },
      { key: 'action-label', value: CALL_TO_ACTION.guestAction },
    ],
  },
  {
    page: 'main',
    key: 'go-on',
    type: 'call-to-action',
    text: CALL_TO_ACTION.member,
    order: 60,
    orderNonAuth: null,
    general: [
      { key: 'href', value: '/games' },
      { key: 'action-label', value: CALL_TO_ACTION.memberAction },
    ],
  },
  {
    page: 'main',
    key: 'faq',
    type: 'faq',
    text: FAQ_TITLE,
    order: 70,
    orderNonAuth: 70,
    general: questions.map(({ key }) => ({ key: 'item', component: [null, key] })),
  },
];

const otherPages: ComponentPlan[] = [
  { page: 'games', key: 'intro', type: 'text', text: GAMES_INTRO, order: 10, orderNonAuth: 10 },
  {
    page: 'cashbox',
    key: 'deposit-help',
    type: 'info-list',
    order: 10,
    orderNonAuth: null,
    general: [{ key: 'info-list', value: 'deposit-help' }],
  },
  { page: 'profile', key: 'safety', type: 'text', text: PROFILE_SAFETY, order: 10, orderNonAuth: null },
];

/** Parts before what links to them. */
export const componentPlants = [...slides, ...questions, ...mainPage, ...otherPages].map(componentPlant);
