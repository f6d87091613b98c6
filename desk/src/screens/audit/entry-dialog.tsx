'use client';
import { Button } from '@desk/components/form/button';
import { Moment } from '@desk/components/moment';
import { Dialog } from '@desk/components/overlay/dialog';
import { Facts } from '@desk/components/record/facts';
import { RecordLink } from '@desk/components/record/record-link';
import { routes } from '@desk/lib/routes';
import type { AuditEntry } from '@kozyr/contracts/operator/audit';
import { useTranslations } from 'next-intl';
import { detailsOf, playerOf } from './audit-asked';
import { useAuditWords } from './use-audit-words';

type Props = {
  entry: AuditEntry;
  onClose: () => void;
  /** Shows the log by these filters in place of those of now. */
  onShow: (asked: Readonly<Record<string, string>>) => void;
};

/** One entry with all it says. */
export function EntryDialog({ entry, onClose, onShow }: Props) {
  const t = useTranslations('audit');
  const w = useTranslations('ui.dialog');
  const words = useAuditWords();
  const { id, at, actor, action, subject } = entry;
  const player = playerOf(entry);
  const code = (text: string) => <span className="break-all font-code">{text}</span>;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={words.action(action)}
      description={t('entry', { id })}
      closeLabel={w('close')}
    >
      <div className="flex flex-col gap-4">
        <Facts
          of={[
            [t('column.at'), <Moment key="at" at={at} />],
            [t('column.actor'), words.actor(actor)],
            [words.subject(subject.kind), code(subject.id)],
            ...detailsOf(entry).map(([name, value]) => [words.detail(name), code(value)] as const),
          ]}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button onClick={() => onShow({ subject_kind: subject.kind, subject: subject.id })}>
            {t('sameSubject')}
          </Button>
          <Button onClick={() => onShow({ actor: actor.name ?? actor.id, actor_kind: actor.kind })}>
            {t('sameActor')}
          </Button>
          {player !== null && <RecordLink href={routes.player(player)}>{t('openPlayer')}</RecordLink>}
        </div>
      </div>
    </Dialog>
  );
}
