'use client';
import { Empty } from '@desk/components/feedback/empty';
import { Moment } from '@desk/components/moment';
import { Loaded } from '@desk/components/record/loaded';
import { Part } from '@desk/components/record/part';
import { RecordLink } from '@desk/components/record/record-link';
import { withAsked } from '@desk/lib/address/use-address';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { type AuditEntry, listAudit } from '@kozyr/contracts/operator/audit';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { changeLines } from './change-lines';

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('bonuses');
  const actions = useTranslations('audit.action');
  const { action, actor, at, details } = entry;
  const field = (name: string) => (t.has(`field.${name}`) ? t(`field.${name}`) : name);
  return (
    <li className="flex flex-col gap-1 border-hairline border-b pb-2 last:border-b-0">
      <span>
        <Moment at={at} /> · {actor.name ?? actor.id} · {actions.has(action) ? actions(action) : action}
        {details.codes && ` · ${details.codes}`}
        {details.note && ` · ${details.note}`}
      </span>
      <ul className="flex flex-col text-muted">
        {changeLines(entry).map(({ field: name, before, after }) => (
          <li key={name} className="break-words">
            {field(name)}: {before !== null && `${before} → `}
            {after ?? '—'}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Who did what to a bonus, newest first, as the audit log has it. */
export function HistoryPart({ id }: { id: string }) {
  const t = useTranslations('bonuses.history');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const read = useQuery(endpointQuery(listAudit, { query: { subject_kind: 'bonus', subject: id, pageSize: '50' } }));
  return (
    <Part
      title={t('title')}
      action={
        <RecordLink href={`${routes.audit}${withAsked('', { subject_kind: 'bonus', subject: id })}`}>
          {t('all')}
        </RecordLink>
      }
    >
      <Loaded of={read} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={t('none')} />
          ) : (
            <ol className="flex flex-col gap-2 text-sm">
              {items.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </Part>
  );
}
