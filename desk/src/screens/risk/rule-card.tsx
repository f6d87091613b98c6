'use client';
import { Button } from '@desk/components/form/button';
import { SelectField } from '@desk/components/form/select-field';
import { TextField } from '@desk/components/form/text-field';
import { RULE_OUTCOMES } from '@kozyr/contracts/promotions/withdrawal-rules';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConditionRow } from './condition-row';
import { type DraftRule, newCondition } from './rules-draft';

type Props = {
  of: DraftRule;
  /** Its number in the order, from 1, and how many there are. */
  place: number;
  count: number;
  onChange: (next: DraftRule) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One rule while it is written: its name, its conditions, and what it does. */
export function RuleCard({ of, place, count, onChange, onMove, onRemove }: Props) {
  const t = useTranslations('risk.rules');
  const [made, setMade] = useState(0);
  const add = () => {
    onChange({ ...of, when: [...of.when, newCondition(`${of.key}-new${made}`)] });
    setMade(made + 1);
  };
  const set = (changes: Partial<DraftRule>) => onChange({ ...of, ...changes });
  return (
    <li>
      <fieldset className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-3">
        <legend className="px-1 font-semibold text-sm">{t('rule', { place })}</legend>
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label={t('name')}
            className="min-w-48 flex-1"
            value={of.name}
            maxLength={60}
            onChange={({ target }) => set({ name: target.value })}
          />
          <SelectField
            label={t('outcome')}
            className="w-48"
            value={of.outcome}
            options={RULE_OUTCOMES.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
            onChange={({ target }) =>
              set({ outcome: RULE_OUTCOMES.find((outcome) => outcome === target.value) ?? of.outcome })
            }
          />
        </div>
        <p className="text-muted text-sm">{t('whenAll')}</p>
        <ul className="flex flex-col gap-3">
          {of.when.map((condition) => (
            <ConditionRow
              key={condition.key}
              of={condition}
              onChange={(next) => set({ when: of.when.map((one) => (one.key === next.key ? next : one)) })}
              onRemove={
                of.when.length > 1 ? () => set({ when: of.when.filter(({ key }) => key !== condition.key) }) : null
              }
            />
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button onClick={add} disabled={of.when.length >= 12}>
            {t('addCondition')}
          </Button>
          <Button look="quiet" disabled={place === 1} onClick={() => onMove(-1)}>
            {t('up')}
          </Button>
          <Button look="quiet" disabled={place === count} onClick={() => onMove(1)}>
            {t('down')}
          </Button>
          <Button look="quiet" onClick={onRemove}>
            {t('remove')}
          </Button>
        </div>
      </fieldset>
    </li>
  );
}
