'use client';
import { tell } from '@desk/components/feedback/tell';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { listPlayerTags, playerTagSchema } from '@kozyr/contracts/operator/player-list';
import { setPlayerTags } from '@kozyr/contracts/operator/player-record';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { STALE } from './stale';

/** A word that can be no tag. */
class WrongTag extends Error {}

/** Says which tags a player has from now on. */
export function TagsDialog({ id, tags, onClose }: { id: string; tags: readonly string[]; onClose: () => void }) {
  const t = useTranslations('players.tags');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const [typed, setTyped] = useState(tags.join(' '));
  const set = useAct(setPlayerTags, [...STALE, listPlayerTags]);
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t('title')}
      words={{ close: ui('close'), cancel: ui('cancel'), submit: t('submit') }}
      explain={(error) => (error instanceof WrongTag ? t('wrong', { tag: error.message }) : explain(error))}
      focusAfter={() => document.getElementById('page')}
      onSubmit={async () => {
        const words = typed
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean);
        const wrong = words.find((word) => !playerTagSchema.safeParse(word).success);
        if (wrong !== undefined) throw new WrongTag(wrong);
        await set.mutateAsync({ params: { id }, body: { tags: words } });
        tell(t('done'));
      }}
    >
      <TextField
        label={t('label')}
        hint={t('hint')}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
    </ActDialog>
  );
}
