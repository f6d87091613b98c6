'use client';

import type { Notification } from '@kozyr/contracts/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/controls/app-link';
import { IconButton } from '@/components/controls/icon-button';
import { Icon } from '@/components/display/icon';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { useKeptFocus } from '@/lib/screen/use-kept-focus';
import { readOneMutation } from '../mutations';
import { placeOf } from '../rules';

/** What happened, in a sentence or two. */
function useWords({ news }: Notification): { title: string; text: string } {
  const t = useTranslations('notifications');
  switch (news.kind) {
    case 'payout': {
      const amount = formatMoney(news.amount, { currency: news.currency });
      return { title: t(`news.${news.outcome}.title`), text: t(`news.${news.outcome}.text`, { amount }) };
    }
    case 'battle': {
      const { place, prize, currency } = news;
      const title = t('news.battle.title', { tier: t(`news.battle.tier.${news.tier}`) });
      if (place === null) return { title, text: t('news.battle.unplaced') };
      if (prize === null) return { title, text: t('news.battle.place', { place }) };
      return { title, text: t('news.battle.prize', { place, prize: formatMoney(prize, { currency }) }) };
    }
    case 'bonus': {
      const time = formatDateTime(news.ends_at, browserTimeZone());
      return { title: t('news.bonus.title'), text: t('news.bonus.text', { name: news.name, time }) };
    }
    case 'wheel': {
      const time = formatDateTime(news.until, browserTimeZone());
      return { title: t('news.wheel.title'), text: t('news.wheel.text', { time }) };
    }
    case 'chat':
      return { title: t('news.chat.title'), text: t('news.chat.text') };
  }
}

/** One notification: a link to what it tells of, which reads it, and a button that only does that. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const t = useTranslations('notifications');
  const read = useMutation(readOneMutation(useQueryClient()));
  const { title, text } = useWords(notification);
  const row = useKeptFocus<HTMLLIElement>();
  const { id, created_at, news } = notification;
  return (
    <li
      ref={row}
      tabIndex={-1}
      data-testid="notification"
      data-kind={news.kind}
      data-read={notification.read}
      className="flex items-start gap-2 py-3"
    >
      <AppLink
        href={placeOf(news)}
        prefetch={false}
        onClick={() => {
          if (!notification.read) read.mutate(id);
        }}
        className="-mx-2 min-w-0 flex-1 rounded-control px-2 py-1 transition-colors hover:bg-surface-2"
      >
        <span className={notification.read ? 'block font-medium text-muted' : 'block font-semibold'}>
          {!notification.read && (
            <>
              <span aria-hidden className="mr-2 inline-block size-2 rounded-full bg-counter align-middle" />
              <span className="sr-only">{t('isUnread')} </span>
            </>
          )}
          {title}
        </span>
        <span className="block text-muted text-sm">{text}</span>
        <span className="block pt-1 text-muted text-xs tabular">{formatDateTime(created_at, browserTimeZone())}</span>
      </AppLink>
      {!notification.read && (
        <IconButton
          icon={<Icon name="check" size={20} />}
          label={t('markRead', { title })}
          disabled={read.isPending}
          onClick={() => read.mutate(id)}
        />
      )}
    </li>
  );
}
