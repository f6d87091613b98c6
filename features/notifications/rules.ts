import type {
  NotificationChoices,
  NotificationKind,
  NotificationNews,
  NotificationSettings,
} from '@kozyr/contracts/notifications';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { routes } from '@/lib/routes/routes';

/** Where a push leads: it says what kind of news there is, and no more. */
export const PLACES: Readonly<Record<NotificationKind, string>> = {
  payout: cashboxRoutes.at('history'),
  chat: routes.modal('support', routes.main()),
  battle: routes.battles('last'),
  bonus: routes.bonuses('my'),
  wheel: routes.wheel(),
};

/** Where a notification of the centre leads. */
export function placeOf(news: NotificationNews): string {
  if (news.kind === 'payout') return cashboxRoutes.withdrawal(news.withdrawal_id);
  if (news.kind === 'battle') return routes.battle(news.battle_id);
  return PLACES[news.kind];
}

/** The choices with one of them changed. */
export const withChoice = (
  choices: NotificationChoices,
  kind: NotificationKind,
  change: Partial<NotificationChoices[NotificationKind]>,
): NotificationChoices => ({ ...choices, [kind]: { ...choices[kind], ...change } });

/** Quiet hours to begin with. */
export const FIRST_QUIET = { from: '22:00', to: '09:00' };

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** The hours to choose from, and what is chosen if it is none of them; never the other end. */
export function hoursFor(chosen: string, other: string): string[] {
  const hours = HOURS.includes(chosen) ? HOURS : [...HOURS, chosen].toSorted();
  return hours.filter((hour) => hour !== other);
}

/** What is sent of the settings: this device is set by itself. */
export const sentOf = ({ choices, quiet }: NotificationSettings): Pick<NotificationSettings, 'choices' | 'quiet'> => ({
  choices,
  quiet,
});
