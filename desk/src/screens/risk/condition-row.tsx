'use client';
import { Button } from '@desk/components/form/button';
import { SelectField } from '@desk/components/form/select-field';
import { TextField } from '@desk/components/form/text-field';
import { useTranslations } from 'next-intl';
import { type DraftCondition, FACTS, shapeOf } from './rules-draft';

type Props = { of: DraftCondition; onChange: (next: DraftCondition) => void; onRemove: (() => void) | null };

/** One condition of a rule: what it is on, and what is asked of it. onRemove null: it is the last one. */
export function ConditionRow({ of, onChange, onRemove }: Props) {
  const t = useTranslations('risk.rules');
  const set = (changes: Partial<DraftCondition>) => onChange({ ...of, ...changes });
  const shape = shapeOf(of.fact);
  const amounts = [
    ['uah', '₴'],
    ['kzt', '₸'],
  ] as const;
  return (
    <li className="flex flex-wrap items-end gap-2">
      <SelectField
        label={t('fact')}
        className="min-w-48 flex-1"
        value={of.fact}
        options={FACTS.map((value) => ({ value, label: t(`facts.${value}`) }))}
        onChange={({ target }) => set({ fact: FACTS.find((fact) => fact === target.value) ?? of.fact })}
      />
      {shape === 'yes_no' ? (
        <SelectField
          label={t('is')}
          className="w-32"
          value={String(of.is)}
          options={[
            { value: 'true', label: t('yes') },
            { value: 'false', label: t('no') },
          ]}
          onChange={({ target }) => set({ is: target.value === 'true' })}
        />
      ) : (
        <SelectField
          label={t('bound')}
          className="w-32"
          value={of.bound}
          options={(['at_most', 'at_least'] as const).map((value) => ({ value, label: t(`bounds.${value}`) }))}
          onChange={({ target }) => set({ bound: target.value === 'at_least' ? 'at_least' : 'at_most' })}
        />
      )}
      {shape === 'number' && (
        <TextField
          label={t('value')}
          className="w-28"
          inputMode="numeric"
          value={of.value}
          onChange={({ target }) => set({ value: target.value })}
        />
      )}
      {shape === 'money' &&
        amounts.map(([currency, sign]) => (
          <TextField
            key={currency}
            label={sign}
            className="w-28"
            inputMode="decimal"
            placeholder={t('never')}
            value={of[currency]}
            onChange={({ target }) => set({ [currency]: target.value })}
          />
        ))}
      {onRemove && (
        <Button look="quiet" aria-label={t('removeCondition', { fact: t(`facts.${of.fact}`) })} onClick={onRemove}>
          ✕
        </Button>
      )}
    </li>
  );
}
