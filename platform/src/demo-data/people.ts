import type { CountryCode } from '@kozyr/contracts/countries';
import type { Locale } from '@kozyr/contracts/locales';
import type { Currency } from '@kozyr/contracts/money';
import { type Chance, chanceOf } from './chance';

/** How much somebody plays: most look round, few play for much. */
const KINDS = ['visitor', 'casual', 'regular', 'heavy'] as const;
type Kind = (typeof KINDS)[number];

/** A person of the demo data, before they are a player. Amounts are whole units of their currency. */
export type Person = {
  /** Parts the draws of one person from those of all others. */
  seed: string;
  kind: Kind;
  country: CountryCode;
  currency: Currency;
  locale: Locale;
  /** Ten digits, as typed. */
  phone: string;
  fullName: string;
  /** Null: they choose none. */
  nickname: string | null;
  /** Days from the first one on which they register, and on which they stop to come. */
  comes: number;
  leaves: number;
  /** Share of days on which they play. */
  eager: number;
  /** What they pay in at a time. */
  deposit: number;
  /** What a round is played for. */
  stake: number;
  takesBonuses: boolean;
  withdraws: boolean;
  provesIdentity: boolean;
};

const FIRST = [
  'Олена',
  'Іван',
  'Марія',
  'Андрій',
  'Тарас',
  'Юлія',
  'Ерлан',
  'Айгерім',
  'Дана',
  'Нурлан',
  'Сергій',
  'Анна',
];
const LAST = [
  'Коваль',
  'Шевчук',
  'Бондар',
  'Мельник',
  'Ткач',
  'Лисенко',
  'Омаров',
  'Сапар',
  'Ахмет',
  'Касим',
  'Рудь',
  'Гончар',
];
const NAMES = ['fox', 'ace', 'river', 'spark', 'stone', 'cloud', 'raven', 'maple', 'comet', 'tiger', 'amber', 'north'];

const LIFE: Readonly<
  Record<Kind, { share: number; days: [number, number]; eager: [number, number]; deposit: [number, number] }>
> = {
  visitor: { share: 0.3, days: [0, 4], eager: [0.05, 0.3], deposit: [100, 200] },
  casual: { share: 0.45, days: [5, 45], eager: [0.06, 0.2], deposit: [100, 500] },
  regular: { share: 0.2, days: [20, 90], eager: [0.2, 0.45], deposit: [200, 1_500] },
  heavy: { share: 0.05, days: [30, 90], eager: [0.35, 0.7], deposit: [1_000, 6_000] },
};

function kindOf(chance: Chance): Kind {
  let left = chance.next();
  for (const kind of KINDS) {
    left -= LIFE[kind].share;
    if (left < 0) return kind;
  }
  return 'casual';
}

const within = (chance: Chance, [from, to]: readonly [number, number]) => from + (to - from) * chance.next();

/** Who comes within so many days: the same people for the same seed. Each number of a phone is met once. */
export function peopleOf(seed: string, count: number, days: number): Person[] {
  return Array.from({ length: count }, (_, at): Person => {
    const own = `${seed}:person:${at}`;
    const chance = chanceOf(own);
    const kind = kindOf(chance);
    const kazakh = chance.happens(0.4);
    const worth = kazakh ? 10 : 1;
    // More come towards the end: a house that grows.
    const comes = Math.floor(Math.sqrt(chance.next()) * days);
    const life = LIFE[kind];
    const deposit = Math.round(within(chance, life.deposit) / 50) * 50 * worth;
    return {
      seed: own,
      kind,
      country: kazakh ? 'KZ' : 'UA',
      currency: kazakh ? 'kzt' : 'uah',
      locale: kazakh ? chance.one(['kk', 'ru'] as const) : chance.one(['uk', 'uk', 'ru', 'en'] as const),
      // A golden ratio of the seven digits apart, so that they lie all over them.
      phone: `${kazakh ? '701' : '099'}${String(((at + 1) * 6_180_339) % 10_000_000).padStart(7, '0')}`,
      fullName: `${chance.one(FIRST)} ${chance.one(LAST)}`,
      nickname: chance.happens(0.5) ? `${chance.one(NAMES)}${chance.one(NAMES)}${at}` : null,
      comes,
      leaves: comes + Math.round(within(chance, life.days)),
      eager: within(chance, life.eager),
      deposit,
      stake: Math.max(worth, Math.round(deposit / chance.whole(40, 120))),
      takesBonuses: chance.happens(0.45),
      withdraws: chance.happens(0.5),
      provesIdentity: chance.happens(kind === 'heavy' ? 0.7 : 0.12),
    };
  });
}
