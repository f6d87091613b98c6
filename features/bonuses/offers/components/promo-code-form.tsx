'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useDebounce } from 'use-debounce';
import { Spinner } from '@/components/feedback/spinner';
import { keys } from '@/lib/query/keys';
import { activeBonusQuery } from '../../active/queries';
import { PROMO_CODE_DEBOUNCE_MS, UNKNOWN_CODE_PAUSE_MS } from '../../constants';
import { validationQuery } from '../queries';
import { isPromoCodeOf } from '../rules';
import { BonusCard } from './bonus-card';
import { PromoCodeField } from './promo-code-field';

/**
 * A promo code, checked 300 ms after the last key. Good only when the bonus's code equals it to the letter (spec §4); then
 * the bonus stands below with its terms. An unknown one is told by leaving the field, by Enter, or once nothing more is typed.
 * Once it is taken the field is empty and the check forgotten.
 */
export function PromoCodeForm({ usual }: { usual: string | null }) {
  const t = useTranslations('bonuses');
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const [said, setSaid] = useState(false);
  const [entered] = useDebounce(code, PROMO_CODE_DEBOUNCE_MS);
  const check = useQuery({ ...validationQuery(entered), enabled: entered !== '' && entered === code });
  const { data: active } = useQuery(activeBonusQuery);
  const settled = entered === code && code !== '' && !check.isFetching;
  const bonus = check.data?.bonus;
  const found = settled && isPromoCodeOf(code, bonus) ? bonus : null;
  const wait = check.data?.waitMinutes ?? null;
  const taken = found !== null && active?.bonus_id === found.id;
  const isUnknown = settled && !found && wait === null;

  // A code in the middle of being typed is no wrong one.
  useEffect(() => {
    if (!isUnknown) return setSaid(false);
    const timer = setTimeout(() => setSaid(true), UNKNOWN_CODE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isUnknown]);

  useEffect(() => {
    if (!taken) return;
    setCode('');
    client.removeQueries({ queryKey: keys.bonusValidation() });
  }, [taken, client]);

  const problem =
    settled && wait !== null ? t('promo.tooMany', { minutes: wait }) : isUnknown && said ? t('promo.wrong') : undefined;
  return (
    <div className="flex flex-col gap-4">
      <PromoCodeField
        label={t('promo.field')}
        hint={t('promo.hint')}
        error={problem}
        value={code}
        onCode={(typed) => {
          setCode(typed);
          setSaid(false);
        }}
        onBlur={() => setSaid(true)}
        onKeyDown={({ key }) => key === 'Enter' && setSaid(true)}
        end={
          code !== '' && !settled ? (
            <span className="pr-3">
              <Spinner size={18} />
            </span>
          ) : undefined
        }
      />
      <div aria-live="polite">
        {found && <BonusCard bonus={found} label={t('label.PromoCode')} usual={usual} code={code} prominent />}
      </div>
    </div>
  );
}
