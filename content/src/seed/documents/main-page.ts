import { EXPLAINER } from '../copy/explainer/return-to-player';
import { WORDS } from '../copy/explainer/words';
import { CALL_TO_ACTION, FAQ_TITLE, PROVIDER_STRIP, RAILS } from '../copy/home';
import { STRIPS } from '../copy/tiers';
import type { Texts } from '../seed';
import { button, callToAction, forAll, forGuests, forPlayers, infoList, linking, REGISTER, rail } from './blocks';
import type { ComponentPlan } from './component';
import { LEVEL_CARDS, MAIN_QUESTIONS, SLIDES, TIER_CARDS } from './parts';

const toGames: [string, Texts] = ['/games', RAILS.all];
const TWELVE = { limit: '12' };

/** Guests learn first how it works and what the numbers mean; players have their games, then what else is on. */
export const MAIN_PAGE: ComponentPlan[] = [
  { page: 'main', key: 'hero', type: 'banner-slider', ...forAll(10), general: linking('slide', SLIDES) },
  rail('main', 'popular-games', RAILS.popular, { sort: 'popular', ...TWELVE }, toGames, forAll(20)),
  {
    page: 'main',
    key: 'jackpots',
    type: 'jackpots-strip',
    text: STRIPS.jackpots,
    order: 25,
    orderNonAuth: 45,
    general: [...linking('level', LEVEL_CARDS), ...button('/jackpots', STRIPS.jackpotsAction)],
  },
  infoList('main', 'how-it-works', forGuests(30)),
  {
    page: 'main',
    key: 'return-to-player',
    type: 'dynamic-content',
    order: 65,
    orderNonAuth: 35,
    text: WORDS.title,
    dynamicContent: EXPLAINER,
    // As high as it is, so that nothing below moves when it comes.
    desktop: [{ key: 'min-height', value: { ua: '740', ru: '740', en: '690', kz: '715' } }],
    mobile: [{ key: 'min-height', value: { ua: '990', ru: '1035', en: '985', kz: '1085' } }],
  },
  rail('main', 'new-games', RAILS.fresh, { sort: 'new', ...TWELVE }, toGames, forAll(40)),
  rail('main', 'instant-games', RAILS.instant, { category: 'instant', ...TWELVE }, toGames, forAll(42)),
  rail(
    'main',
    'nature-games',
    RAILS.nature,
    { tag: 'nature', ...TWELVE },
    ['/games?tag=nature', RAILS.all],
    forPlayers(44),
  ),
  rail(
    'main',
    'adventure-games',
    RAILS.adventure,
    { tag: 'adventure', ...TWELVE },
    ['/games?tag=adventure', RAILS.all],
    forPlayers(46),
  ),
  {
    page: 'main',
    key: 'battles',
    type: 'battles-strip',
    text: STRIPS.battles,
    ...forAll(47),
    general: [...linking('tier', TIER_CARDS), ...button('/battles', STRIPS.battlesAction)],
  },
  {
    page: 'main',
    key: 'big-wins',
    type: 'big-wins',
    text: STRIPS.bigWins,
    ...forAll(48),
    general: [{ key: 'limit', value: '10' }],
  },
  {
    page: 'main',
    key: 'providers',
    type: 'provider-strip',
    text: PROVIDER_STRIP,
    ...forAll(50),
    general: [
      { key: 'limit', value: '12' },
      { key: 'href', value: '/providers' },
    ],
  },
  callToAction('main', 'join', CALL_TO_ACTION.guest, [REGISTER, CALL_TO_ACTION.guestAction], forGuests(60)),
  callToAction('main', 'go-on', CALL_TO_ACTION.member, ['/games', CALL_TO_ACTION.memberAction], forPlayers(60)),
  {
    page: 'main',
    key: 'faq',
    type: 'faq',
    text: FAQ_TITLE,
    ...forAll(70),
    general: linking('item', MAIN_QUESTIONS),
  },
];
