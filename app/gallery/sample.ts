import type { CountryPhone } from '@kozyr/contracts/countries';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { GameTile } from '@/components/display/game-tile';
import type { WheelSector } from '@/features/wheel/types';

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
  chance: position === PRIZES.length - 1 ? '0.50' : '14.21',
  suit: SUITS[position % SUITS.length] ?? 'spades',
}));
