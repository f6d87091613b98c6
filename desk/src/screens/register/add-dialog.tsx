'use client';
import { tell } from '@desk/components/feedback/tell';
import { SelectField } from '@desk/components/form/select-field';
import { TextArea } from '@desk/components/form/text-area';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { addToRegister, listRegister } from '@kozyr/contracts/operator/exclusion-register';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EMPTY_ENTRY, type EntryForm, type EntryProblem, readEntry } from './entry-form';

/** Something that was typed has to be put right; the fields say what. */
class UnreadForm extends Error {}

type TermProps = { form: EntryForm; put: (part: Partial<EntryForm>) => void; problem: string | undefined };

function Term({ form, put, problem }: TermProps) {
  const t = useTranslations('register');
  return (
    <>
      <SelectField
        label={t('add.term')}
        value={form.term}
        options={(['ever', 'day'] as const).map((value) => ({ value, label: t(`term.${value}`) }))}
        onChange={({ target }) => put({ term: target.value === 'day' ? 'day' : 'ever' })}
      />
      {form.term === 'day' && (
        <TextField
          label={t('add.until')}
          hint={t('add.untilHint')}
          type="date"
          value={form.until}
          error={problem}
          onChange={({ target }) => put({ until: target.value })}
        />
      )}
    </>
  );
}

/** Writes one person into the register of those who may not play. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('register');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const adding = useAct(addToRegister, [listRegister]);
  const [form, setForm] = useState<EntryForm>(EMPTY_ENTRY);
  const [problems, setProblems] = useState<readonly EntryProblem[]>([]);
  const put = (part: Partial<EntryForm>) => setForm({ ...form, ...part });
  const wrong = (problem: EntryProblem) => (problems.includes(problem) ? t(`problem.${problem}`) : undefined);
  return (
    <ActDialog
      open
      wide
      onClose={onClose}
      title={t('add.title')}
      description={t('add.text')}
      words={{ close: ui('close'), cancel: ui('cancel'), submit: t('add.submit') }}
      explain={(error) => (error instanceof UnreadForm ? t('add.look') : explain(error))}
      onSubmit={async () => {
        const read = readEntry(form, new Date());
        setProblems('problems' in read ? read.problems : []);
        if ('problems' in read) throw new UnreadForm();
        const { ids, players } = await adding.mutateAsync({ body: read.body });
        tell(ids.length === 0 ? t('add.known') : t('add.done', { players }));
      }}
    >
      <div className="grid gap-3 tablet:grid-cols-2">
        <TextField
          label={t('known.phone')}
          value={form.phone}
          placeholder={t('search.example.phone')}
          autoComplete="off"
          inputMode="tel"
          maxLength={24}
          error={wrong('person')}
          onChange={({ target }) => put({ phone: target.value })}
        />
        <TextField
          label={t('known.email')}
          value={form.email}
          autoComplete="off"
          inputMode="email"
          maxLength={254}
          onChange={({ target }) => put({ email: target.value })}
        />
        <TextField
          label={t('known.document')}
          hint={t('add.documentHint')}
          value={form.document}
          placeholder={t('search.example.document')}
          autoComplete="off"
          maxLength={60}
          error={wrong('document')}
          onChange={({ target }) => put({ document: target.value })}
        />
        <TextField
          label={t('known.born_on')}
          hint={t('add.bornHint')}
          type="date"
          value={form.bornOn}
          error={wrong('bornOn')}
          onChange={({ target }) => put({ bornOn: target.value })}
        />
        <Term form={form} put={put} problem={wrong('until')} />
      </div>
      <TextField
        label={t('add.source')}
        hint={t('add.sourceHint')}
        value={form.source}
        required
        maxLength={80}
        error={wrong('source')}
        onChange={({ target }) => put({ source: target.value })}
      />
      <TextArea
        label={ui('reason')}
        hint={ui('reasonHint')}
        value={form.reason}
        required
        maxLength={500}
        error={wrong('reason')}
        onChange={({ target }) => put({ reason: target.value })}
      />
    </ActDialog>
  );
}
