import { FAQ_TITLE, GAMES_INTRO, PROFILE_SAFETY } from '../copy/home';
import { LIVE_INTRO, LIVE_JOIN } from '../copy/live-casino';
import { ABOUT_JOIN, CASHBOX_GUEST, FOOTER, PROVIDER_PAGE, PROVIDERS_INTRO } from '../copy/page-texts';
import { MEANWHILE, SOON } from '../copy/soon';
import { STRIPS } from '../copy/tiers';
import { banner, callToAction, forAll, forGuests, forPlayers, infoList, linking, REGISTER, text } from './blocks';
import type { ComponentPlan } from './component';
import { BONUS_QUESTIONS, RESPONSIBLE_QUESTIONS, TIER_CARDS } from './parts';

function faq(page: string, questions: readonly ComponentPlan[], order: number): ComponentPlan {
  return { page, key: 'faq', type: 'faq', text: FAQ_TITLE, ...forAll(order), general: linking('item', questions) };
}

const later: ComponentPlan[] = [
  text('live-casino', 'opening', LIVE_INTRO, forAll(10)),
  infoList('live-casino', 'live-tables', forAll(20)),
  infoList('live-casino', 'roulette-rules', forAll(30)),
  callToAction('live-casino', 'join-guest', LIVE_JOIN.guest, [REGISTER, MEANWHILE.guestAction], forGuests(40)),
  callToAction('live-casino', 'join-member', LIVE_JOIN.member, ['/games', MEANWHILE.memberAction], forPlayers(40)),

  text('cashback', 'opening', SOON.cashback, forAll(10)),
  infoList('cashback', 'cashback-how', forAll(20)),

  text('bonuses', 'opening', SOON.bonuses, forAll(10)),
  infoList('bonuses', 'bonus-wagering', forAll(20)),
  infoList('bonuses', 'bonus-burning', forAll(30)),
  faq('bonuses', BONUS_QUESTIONS, 40),

  banner({ page: 'battles', key: 'opening-guest', ...forGuests(10) }, 'head-battles', SOON.battles, [
    REGISTER,
    MEANWHILE.guestAction,
  ]),
  banner({ page: 'battles', key: 'opening-member', ...forPlayers(10) }, 'head-battles', SOON.battlesMember),
  {
    page: 'battles',
    key: 'tiers',
    type: 'battles-strip',
    text: STRIPS.tiers,
    ...forAll(20),
    general: linking('tier', TIER_CARDS),
  },
  infoList('battles', 'battle-rules', forAll(30)),

  banner({ page: 'jackpots', key: 'opening', ...forAll(10) }, 'head-jackpots', SOON.jackpots),
  infoList('jackpots', 'jackpot-conditions', forAll(20)),

  banner({ page: 'wheel', key: 'opening', ...forAll(10) }, 'head-wheel', SOON.wheel),
  infoList('wheel', 'wheel-conditions', forAll(20)),
];

const house: ComponentPlan[] = [
  text('games', 'intro', GAMES_INTRO, forAll(10)),
  text('providers', 'intro', PROVIDERS_INTRO, forAll(10)),
  callToAction('provider-page', 'try', PROVIDER_PAGE.guest, [REGISTER, PROVIDER_PAGE.guestAction], forGuests(10)),
  callToAction(
    'provider-page',
    'neighbours',
    PROVIDER_PAGE.member,
    ['/providers', PROVIDER_PAGE.memberAction],
    forPlayers(10),
  ),

  infoList('cashbox', 'deposit-help', forPlayers(10)),
  infoList('cashbox', 'withdrawal-help', forPlayers(20)),
  text('cashbox', 'safe-card', CASHBOX_GUEST, forGuests(10)),
  text('profile', 'safety', PROFILE_SAFETY, forPlayers(10)),
  infoList('profile', 'rating-help', forPlayers(20)),

  callToAction('about-us', 'see', ABOUT_JOIN.guest, ['/games', ABOUT_JOIN.action], forGuests(10)),
  callToAction('about-us', 'thanks', ABOUT_JOIN.member, ['/games', ABOUT_JOIN.action], forPlayers(10)),
  faq('responsible-gaming', RESPONSIBLE_QUESTIONS, 10),
  infoList('terms', 'terms-in-short', forAll(10)),

  text('footer', 'licence', FOOTER.licence, forAll(10)),
  text('footer', 'responsible', FOOTER.responsible, forAll(20)),
];

export const OTHER_PAGES: ComponentPlan[] = [...house, ...later];
