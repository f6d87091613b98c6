'use client';
import { Moment } from '@desk/components/moment';
import { Facts } from '@desk/components/record/facts';
import { Link } from '@desk/lib/i18n/navigation';
import { routes } from '@desk/lib/routes';
import type { ThreadPlayer } from '@kozyr/contracts/operator/chat';
import { useTranslations } from 'next-intl';

/** Who the player is. On a wide screen at the right; folded above the messages on a smaller one. */
export function PlayerBeside({ player, folded = false }: { player: ThreadPlayer; folded?: boolean }) {
  const t = useTranslations('support.player');
  const facts = (
    <>
      <Facts
        of={[
          [t('nickname'), player.nickname],
          [t('contact'), player.contact],
          [t('country'), player.country],
          [t('currency'), player.currency.toUpperCase()],
          [t('language'), player.locale && t(`locale.${player.locale}`)],
          [t('stars'), player.rating],
          [t('since'), <Moment key="since" at={player.created_at} />],
        ]}
      />
      <Link href={routes.player(player.id)} className="text-link text-sm underline">
        {t('open')}
      </Link>
    </>
  );
  if (folded)
    return (
      <details className="border-hairline border-b px-3 py-2 wide:hidden">
        <summary className="text-muted text-sm">{t('title')}</summary>
        <div className="flex flex-col gap-2 pt-2">{facts}</div>
      </details>
    );
  return (
    <aside
      aria-label={t('title')}
      className="hidden flex-col gap-3 overflow-y-auto border-hairline border-s p-3 wide:flex"
    >
      <h3 className="font-semibold">{t('title')}</h3>
      {facts}
    </aside>
  );
}
