'use client';
import { Day } from '@desk/components/day';
import { Moment } from '@desk/components/moment';
import { Facts } from '@desk/components/record/facts';
import { Part } from '@desk/components/record/part';
import { RecordLink } from '@desk/components/record/record-link';
import { routes } from '@desk/lib/routes';
import type { OperatorIdentityCheckDetail } from '@kozyr/contracts/operator/identity';
import { useLocale, useTranslations } from 'next-intl';

/** What the player gave, and how the check has gone. */
export function CheckFacts({ check }: { check: OperatorIdentityCheckDetail }) {
  const t = useTranslations('identity.fact');
  const kinds = useTranslations('identity');
  const countries = new Intl.DisplayNames([useLocale()], { type: 'region' });
  const { document_expires_on: until, decided_at: decided, verifier } = check;
  return (
    <>
      <Part title={t('given')}>
        <Facts
          of={[
            [t('name'), check.full_name],
            [t('born'), <Day key="born" on={check.date_of_birth} />],
            [t('document'), kinds(`document.${check.document_kind}`)],
            [t('country'), countries.of(check.document_country) ?? check.document_country],
            [t('number'), check.document_number],
            [t('validUntil'), until && <Day on={until} />],
          ]}
        />
      </Part>
      <Part title={t('course')}>
        <Facts
          of={[
            [t('level'), kinds(`level.${check.level}`)],
            [t('player'), <RecordLink key="player" href={routes.player(check.player)} id={check.player} />],
            [t('begun'), <Moment key="begun" at={check.created_at} />],
            [t('submitted'), check.submitted_at && <Moment at={check.submitted_at} />],
            [t('verifier'), verifier && `${verifier} ${check.verifier_reference ?? ''}`.trim()],
            [t('waits'), check.with_operator_since && <Moment at={check.with_operator_since} />],
            [t('decided'), decided && <Moment at={decided} />],
            [t('by'), decided && (check.decided_by ?? t('byVerifier'))],
            [t('counts'), check.expires_at && <Moment at={check.expires_at} />],
          ]}
        />
      </Part>
    </>
  );
}
