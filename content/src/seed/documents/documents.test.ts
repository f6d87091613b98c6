import { CONTENT_PAGE_PATHS } from '@kozyr/contracts/content';
import { describe, expect, it } from 'vitest';
import { COMPONENT_TYPES } from '../../collections/component-types';
import { modalPartOf } from '../../rules/modal-keys';
import { altOf } from '../copy/picture-words';
import { PICTURE_KEYS } from '../picture-files';
import { COMPONENT_PLANS, componentSeeds, pageSeeds } from './pages';
import { infoListSeeds, modalSeeds, providerSeeds, socialSeeds } from './texts';

const seeds = [pageSeeds, infoListSeeds, componentSeeds, modalSeeds, providerSeeds, socialSeeds];
const PAGES = [...Object.keys(CONTENT_PAGE_PATHS), 'footer', 'provider-page'];
const idOf = (page: string | null, key: string) => `${page ?? ''}:${key}`;
const entriesOf = ({ general = [], desktop = [], mobile = [] }: (typeof COMPONENT_PLANS)[number]) => [
  ...general,
  ...desktop,
  ...mobile,
];

/** What the modals of the site ask for, besides those of spec §4 and §8 that are statuses. */
const MODAL_KEYS = [
  ...['user-rating-is-less-than-required', 'welcome-deposit-cancellation-on-deposit-warning'],
  ...['cancellation-on-deposit-warning-modal', 'unexpected-error-modal', 'approving-modal', 'under-development'],
  ...['first-deposit-bonus', 'welcome-promocode', 'percentage-on-deposit', 'wheel-of-fortune', 'battle-win'],
  ...['jackpot-win', 'bonus-received', 'bonus-take', 'bonus-cancel-active', 'bonus-expired', 'bonus-low-rating'],
  ...['bonus-received-game', 'bonus-received-cashback', 'bonus-received-bonus'],
  ...['game-not-working', 'game-not-available-in-country'],
  ...['bonus-make-deposit', 'call-verification-info', 'call-verification-set-phone', 'call-verification-confirmation'],
  ...['player-rating', 'support', 'need-to-register', 'password-reset', 'needs-user-confirmation'],
  ...['bonus-activation-limit-reached', 'bonus-invalid-activation-code', 'bonus-not-found', 'bonus-invalid'],
  ...[
    'bonus-is-not-started',
    'bonus-already-used',
    'bonus-already-used-today',
    'bonus-not-allowed',
    'bonus-not-active',
    'noverified-user-error',
  ],
];

describe('the seed', () => {
  it('every seed has a mark of its own', () => {
    const marks = seeds.flatMap((list) => list.map(({ mark }) => mark));
    expect(new Set(marks).size).toBe(marks.length);
  });

  it('the seed has a page for every address that shows content, and for the parts of all pages', () => {
    expect(pageSeeds.map(({ mark }) => mark).sort()).toEqual(PAGES.map((key) => `page:${key}`).sort());
  });

  it('the seed has blocks on every page that is not running text alone', () => {
    const pages = new Set(COMPONENT_PLANS.map(({ page }) => page));
    expect(PAGES.filter((page) => !pages.has(page))).toEqual(['privacy-policy']);
  });

  it('the seed names known types, pages, lists and pictures', () => {
    const types = new Set<string>(COMPONENT_TYPES.map(({ value }) => value));
    const lists = new Set(infoListSeeds.map(({ mark }) => mark));
    const pictures = new Set<string>(PICTURE_KEYS);
    for (const plan of COMPONENT_PLANS) {
      expect(types, plan.key).toContain(plan.type);
      if (plan.page) expect(PAGES).toContain(plan.page);
      for (const entry of entriesOf(plan)) {
        if (entry.key === 'info-list' && 'value' in entry) expect(lists).toContain(`info-list:${entry.value}`);
        if ('picture' in entry) expect(pictures).toContain(entry.picture);
      }
    }
    for (const key of PICTURE_KEYS) expect(altOf(key).kz).not.toBe('');
  });

  it('the seed links only to parts that were seeded before', () => {
    const seeded = new Set<string>();
    for (const plan of COMPONENT_PLANS) {
      for (const entry of entriesOf(plan)) {
        if ('component' in entry) expect(seeded, plan.key).toContain(idOf(...entry.component));
      }
      expect(seeded, 'a key twice').not.toContain(idOf(plan.page, plan.key));
      seeded.add(idOf(plan.page, plan.key));
    }
    const linked = COMPONENT_PLANS.flatMap(entriesOf).flatMap((e) => ('component' in e ? [idOf(...e.component)] : []));
    const loose = COMPONENT_PLANS.filter(({ page, key }) => page === null && !linked.includes(idOf(page, key)));
    expect(loose).toEqual([]);
  });

  it('the seed gives each audience an order without ties', () => {
    for (const page of PAGES) {
      for (const place of ['order', 'orderNonAuth'] as const) {
        const orders = COMPONENT_PLANS.filter((plan) => plan.page === page)
          .map((plan) => plan[place])
          .filter((order) => order !== null);
        expect(new Set(orders).size, `${page} ${place}`).toBe(orders.length);
      }
    }
  });

  it('the seed leads only to addresses of the site', () => {
    const ways = COMPONENT_PLANS.flatMap(entriesOf).flatMap((entry) =>
      entry.key === 'href' && 'value' in entry ? [entry.value] : [],
    );
    const paths = new Set(Object.values(CONTENT_PAGE_PATHS));
    expect(ways.filter((way) => typeof way !== 'string' || !paths.has(way.split('?')[0] ?? ''))).toEqual([]);
  });
});

/** Their first button says what the modal was opened with. */
const OWN_BUTTON = [
  ...['percentage-on-deposit', 'bonus-received', 'bonus-take'],
  ...['bonus-received-game', 'bonus-received-cashback', 'bonus-received-bonus'],
];

describe('modal records', () => {
  const records = modalSeeds.map(({ mark }) => mark.replace('modal-record:', ''));

  it('modal records are there for every modal that asks for them, body and action button at least', () => {
    const missing = MODAL_KEYS.flatMap((key) => [
      `${key}-body`,
      ...(OWN_BUTTON.includes(key) ? [] : [`${key}-action-button`]),
    ]).filter((key) => !records.includes(key));
    expect(missing).toEqual([]);
  });

  it('modal records have keys that end with a part (§3)', () => {
    expect(records.filter((key) => modalPartOf(key) === undefined)).toEqual([]);
  });
});
