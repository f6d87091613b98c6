'use client';
import { tell } from '@desk/components/feedback/tell';
import { SelectField } from '@desk/components/form/select-field';
import { TextArea } from '@desk/components/form/text-area';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { BATTLE_TIERS } from '@kozyr/contracts/battles';
import { CURRENCIES } from '@kozyr/contracts/money';
import { createOperatorBattle, listOperatorBattles } from '@kozyr/contracts/operator/battles';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useState } from 'react';
import { readBattle, type TypedBattle } from './rules';

const EMPTY: TypedBattle = {
  tier: BATTLE_TIERS[0],
  currency: CURRENCIES[0],
  starts: '',
  minutes: '60',
  minStake: '',
  maxStake: '',
  prizes: '',
};

/** Adds a battle beside those of the schedule. */
export function NewBattleDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('battles');
  const u = useTranslations('ui.dialog');
  const explain = useExplain();
  const act = useAct(createOperatorBattle, [listOperatorBattles]);
  const [typed, setTyped] = useState(EMPTY);
  const [sent, setSent] = useState(false);
  const read = readBattle(typed);
  const field = (name: keyof TypedBattle) => ({
    label: t(`form.${name}`),
    value: typed[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      setTyped({ ...typed, [name]: target.value }),
    'aria-invalid':
      (sent && !read.ok && (read.problem === name || (read.problem === 'order' && name === 'prizes'))) || undefined,
  });
  return (
    <ActDialog
      open
      wide
      onClose={onClose}
      title={t('form.title')}
      description={t('form.text')}
      words={{ close: u('close'), cancel: u('cancel'), submit: t('form.submit') }}
      explain={(error) => (read.ok ? explain(error) : t(`problem.${read.problem}`))}
      onSubmit={async () => {
        setSent(true);
        if (!read.ok) throw new Error('It is no battle yet.');
        await act.mutateAsync({ body: read.body });
        tell(t('form.told'));
      }}
    >
      <div className="grid gap-3 tablet:grid-cols-2">
        <SelectField {...field('tier')} options={BATTLE_TIERS.map((value) => ({ value, label: t(`tier.${value}`) }))} />
        <SelectField
          {...field('currency')}
          options={CURRENCIES.map((value) => ({ value, label: value.toUpperCase() }))}
        />
        <TextField {...field('starts')} type="datetime-local" hint={t('form.startsHint')} />
        <TextField {...field('minutes')} inputMode="numeric" />
        <TextField {...field('minStake')} inputMode="decimal" />
        <TextField {...field('maxStake')} inputMode="decimal" hint={t('form.maxStakeHint')} />
      </div>
      <TextArea {...field('prizes')} hint={t('form.prizesHint')} />
    </ActDialog>
  );
}
