'use client';
import { Facts } from '@desk/components/record/facts';
import { Part } from '@desk/components/record/part';
import type { PromotionRules } from '@kozyr/contracts/promotions/rules';
import { useRuleGroups } from './kinds/use-rule-groups';
import { type RuleField, shownAs, textAt } from './rule-fields';

/** What rules say, group by group. */
export function RulesPart({ rules }: { rules: PromotionRules }) {
  const groups = useRuleGroups(rules);
  const wordsOf = (field: RuleField) => {
    const text = shownAs(field, textAt(rules.value, field.path));
    return text.includes('\n') ? <span className="whitespace-pre-line">{text}</span> : text;
  };
  return groups.map(({ title, fields }) => (
    <Part key={title} title={title}>
      <Facts of={fields.map((field) => [field.label, wordsOf(field)])} />
    </Part>
  ));
}
