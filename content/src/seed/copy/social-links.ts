import { texts } from '../seed';

/** Addresses in the reserved example domain: the editor enters the house's own. */
export const SOCIAL_LINKS = [
  {
    key: 'telegram',
    url: 'https://telegram.example.com/kozyr',
    label: texts('Kozyr у Telegram', 'Kozyr в Telegram', 'Kozyr on Telegram', 'Kozyr Telegram-да'),
  },
  {
    key: 'instagram',
    url: 'https://instagram.example.com/kozyr',
    label: texts('Kozyr в Instagram', 'Kozyr в Instagram', 'Kozyr on Instagram', 'Kozyr Instagram-да'),
  },
  {
    key: 'youtube',
    url: 'https://youtube.example.com/kozyr',
    label: texts('Kozyr на YouTube', 'Kozyr на YouTube', 'Kozyr on YouTube', 'Kozyr YouTube-та'),
  },
  {
    key: 'viber',
    url: 'https://viber.example.com/kozyr',
    label: texts('Kozyr у Viber', 'Kozyr в Viber', 'Kozyr on Viber', 'Kozyr Viber-де'),
  },
];
