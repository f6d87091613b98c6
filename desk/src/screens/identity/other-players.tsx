'use client';
import { RecordLink } from '@desk/components/record/record-link';
import { routes } from '@desk/lib/routes';
import { useTranslations } from 'next-intl';

type Props = {
  title: string;
  /** Their ids. */
  players: readonly string[];
};

/** Other players who share something with the one of a check. */
export function OtherPlayers({ title, players }: Props) {
  const t = useTranslations('identity.other');
  return (
    <div className="flex flex-col gap-1">
      <h3 className="font-medium text-muted text-sm">{title}</h3>
      {players.length === 0 ? (
        <p className="text-sm">{t('none')}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
          {players.map((id) => (
            <li key={id}>
              <RecordLink href={routes.player(id)} id={id} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
