'use client';
import { Notice } from '@desk/components/feedback/notice';
import { Button } from '@desk/components/form/button';
import { TextArea } from '@desk/components/form/text-area';
import { Dialog } from '@desk/components/overlay/dialog';
import { SmallTable } from '@desk/components/record/small-table';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import {
  addToPlayerGroup,
  type GroupLine,
  listGroupedPlayers,
  listPlayerGroups,
  takeFromPlayerGroup,
} from '@kozyr/contracts/operator/player-groups';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { inPieces, type PastedLine, pastedLines } from './group-lines';

type Told = PastedLine & { outcome: GroupLine['outcome'] };
const STALE = [listGroupedPlayers, listPlayerGroups];

function Outcome({ told }: { told: readonly Told[] }) {
  const t = useTranslations('groups');
  const wrong = told.filter(({ outcome }) => outcome !== 'done');
  return (
    <div role="status" className="flex flex-col gap-2">
      <Notice tone={wrong.length === 0 ? 'good' : 'warn'}>
        {t('lines.sum', { done: told.length - wrong.length, count: told.length })}
      </Notice>
      {wrong.length > 0 && (
        <SmallTable
          label={t('lines.wrong')}
          rows={wrong}
          rowKey={({ line }) => String(line)}
          columns={[
            { id: 'line', title: t('lines.line'), align: 'end', cell: ({ line }) => line },
            { id: 'text', title: t('lines.text'), cell: ({ text }) => text },
            { id: 'outcome', title: t('lines.why'), cell: ({ outcome }) => t(`outcome.${outcome}`) },
          ]}
        />
      )}
    </div>
  );
}

type Props = { id: string; act: 'add' | 'remove'; onClose: () => void };

/** Puts players into a group or takes them out, by lines, and says what came of each. It stays open to be read. */
export function LinesDialog({ id, act, onClose }: Props) {
  const t = useTranslations('groups');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const add = useAct(addToPlayerGroup, STALE);
  const remove = useAct(takeFromPlayerGroup, STALE);
  const doing = act === 'add' ? add : remove;
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState<Told[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    const lines = pastedLines(typed);
    setTold([]);
    setProblem(lines.length === 0 ? t('lines.none') : null);
    const answered: Told[] = [];
    try {
      for (const piece of inPieces(lines)) {
        const answer = await doing.mutateAsync({ params: { id }, body: { lines: piece.map(({ text }) => text) } });
        for (const { line, outcome } of answer.lines) {
          const sent = piece[line - 1];
          if (sent) answered.push({ ...sent, outcome });
        }
        setTold([...answered]);
      }
    } catch (error) {
      setProblem(explain(error));
    }
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t(`${act}.title`)}
      description={t(`${act}.text`)}
      closeLabel={ui('close')}
    >
      <div className="flex flex-col gap-4">
        <TextArea
          label={t('lines.label')}
          hint={t('lines.hint')}
          rows={8}
          value={typed}
          error={problem ?? undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        {told.length > 0 && <Outcome told={told} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{ui('close')}</Button>
          <Button look="action" busy={doing.isPending} onClick={send}>
            {t(`${act}.submit`)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
