'use client';
import { Moment } from '@desk/components/moment';
import { RecordLink } from '@desk/components/record/record-link';
import { formatMoney } from '@desk/lib/format/money';
import { routes } from '@desk/lib/routes';
import type { TimelineEvent as Event } from '@kozyr/contracts/operator/player-record';
import { useTranslations } from 'next-intl';

/** What of an event's details is said by other words already. */
const SAID = new Set(['text', 'name', 'country', 'method']);

/** One thing that happened to a player. */
export function TimelineEvent({ of: { at, kind, what, amount, currency, by, subject, details } }: { of: Event }) {
  const t = useTranslations('players');
  const named = (): string => {
    if (kind === 'deposit') return t('timeline.deposit', { status: t(`depositStatus.${what}`) });
    if (kind === 'withdrawal') return t('timeline.withdrawal', { status: t(`withdrawalStatus.${what}`) });
    if (kind === 'bonus') return t('timeline.bonus', { name: details.name ?? '', what: t(`bonusEvent.${what}`) });
    if (kind === 'registration' || kind === 'sign_in' || kind === 'note') return t(`timeline.what.${what}`);
    return t.has(`deed.${what}`) ? t(`deed.${what}`) : what;
  };
  const rest = Object.entries(details).filter(([name, value]) => !SAID.has(name) && value !== '');
  return (
    <li className="flex flex-col border-hairline border-s-2 ps-3">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">
          {kind === 'withdrawal' && subject ? (
            <RecordLink href={routes.withdrawal(subject)} id={subject}>
              {named()}
            </RecordLink>
          ) : (
            named()
          )}
        </span>
        {amount && currency && <span>{formatMoney(amount, currency)}</span>}
        <span className="text-muted text-xs">
          <Moment at={at} />
          {by && `, ${t('timeline.by', { name: by })}`}
        </span>
      </span>
      {details.text && <span className="whitespace-pre-wrap break-words">{details.text}</span>}
      {rest.length > 0 && (
        <span className="break-words text-muted text-xs">
          {rest
            .map(([name, value]) => (name === 'device' || name === 'address' ? value : `${name}: ${value}`))
            .join(' · ')}
        </span>
      )}
    </li>
  );
}
