'use client';
import { Button } from '@desk/components/form/button';
import { TextField } from '@desk/components/form/text-field';
import { formatMoney } from '@desk/lib/format/money';
import { HIGHEST_CEILING, MAX_RULES } from '@kozyr/contracts/promotions/withdrawal-rules';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RuleCard } from './rule-card';
import { moved, newRule, type RulesDraft } from './rules-draft';

type Props = { of: RulesDraft; onChange: (next: RulesDraft) => void };

/** Rules while they are written: the ceiling, and the rules in their order. */
export function RulesForm({ of, onChange }: Props) {
  const t = useTranslations('risk.rules');
  const [made, setMade] = useState(0);
  const setRules = (rules: RulesDraft['rules']) => onChange({ ...of, rules });
  const add = () => {
    setRules([...of.rules, newRule(`new${made}`)]);
    setMade(made + 1);
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        {(['uah', 'kzt'] as const).map((currency) => (
          <TextField
            key={currency}
            label={t('ceiling', { currency: currency.toUpperCase() })}
            hint={t('ceilingHint', { most: formatMoney(HIGHEST_CEILING[currency], currency) })}
            className="min-w-48 flex-1"
            inputMode="decimal"
            value={of[currency]}
            onChange={({ target }) => onChange({ ...of, [currency]: target.value })}
          />
        ))}
      </div>
      {of.rules.length === 0 && <p className="text-muted text-sm">{t('noRules')}</p>}
      <ol className="flex flex-col gap-4">
        {of.rules.map((rule, at) => (
          <RuleCard
            key={rule.key}
            of={rule}
            place={at + 1}
            count={of.rules.length}
            onChange={(next) => setRules(of.rules.map((one) => (one.key === next.key ? next : one)))}
            onMove={(by) => setRules(moved(of.rules, at, at + by))}
            onRemove={() => setRules(of.rules.filter(({ key }) => key !== rule.key))}
          />
        ))}
      </ol>
      <Button onClick={add} disabled={of.rules.length >= MAX_RULES} className="self-start">
        {t('add')}
      </Button>
    </div>
  );
}
