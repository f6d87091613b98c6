import type { CountryPhone } from '@kozyr/contracts/countries';
import type { WheelSpin } from '@kozyr/contracts/wheel';
import { addHours } from 'date-fns';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { GameTile } from '@/components/display/game-tile';
import type { WheelDay, WheelSector } from '@/features/wheel/types';

export type SampleGame = ComponentProps<typeof GameTile>;

/** What an editor's text looks like once it is sanitised. */
export function useSampleHtml(): string {
  const t = useTranslations('gallery.sample');
  return `<p>${t('long')}</p><ul><li>${t('first')}</li><li><strong>${t('second')}</strong></li></ul>`;
}

export const SAMPLE_COUNTRIES: readonly [CountryPhone, CountryPhone] = [
  { code: 'UA', prefix: '+38', preview: '+380', mask: '+380 99 999-99-99', icon: '/flags/ua.svg' },
  { code: 'KZ', prefix: '+7', preview: '+7', mask: '+7 999-999-99-99', icon: '/flags/kz.svg' },
];

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
const PRIZES = ['50 ₴', '100 ₴', '20 ₴', '500 ₴', '50 ₴', '10 ₴', '200 ₴', '5 000 ₴'];

/** A wheel of eight sectors, as the platform would publish it. */
export const SAMPLE_SECTORS: readonly WheelSector[] = PRIZES.map((label, position) => ({
  id: `sector-${position}`,
  label,
  chance: position === PRIZES.length - 1 ? '0.53' : '14.21',
  suit: SUITS[position % SUITS.length] ?? 'spades',
}));

/** A wheel that may be spun, hours before the next day. */
export const SAMPLE_WHEEL: WheelDay = {
  sectors: SAMPLE_SECTORS,
  needs: { stars: { met: true, needed: 1, own: 1 }, deposit: { met: true, within_hours: 24 } },
  spin: null,
  seedHash: 'a3'.repeat(32),
  nextAt: addHours(Date.now(), 5).getTime(),
};

/** A spin that was made. Its seeds lead to its sector: the gallery's check finds it good. */
export const SAMPLE_SPIN: WheelSpin = {
  id: '00000000-0000-4000-8000-000000000001',
  day: '2026-03-02',
  sector_id: 'sector-1',
  amount: '100.00',
  currency: 'uah',
  spun_at: '2026-03-02T10:00:00.000Z',
  seed_hash: '4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0',
  server_seed: '07'.repeat(32),
  client_seed: 'gallery',
  sectors: SAMPLE_SECTORS.map(({ id, chance, suit }) => ({ id, suit, chance, amount: '100.00' })),
};
