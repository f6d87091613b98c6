'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useDebounce } from 'use-debounce';
import { TextField } from '@/components/controls/text-field';
import { Spinner } from '@/components/feedback/spinner';
import { PROMO_CODE_DEBOUNCE_MS } from '../constants';
import { activeBonusQuery, VALIDATION_KEY, validationQuery } from '../queries';
import { isPromoCodeOf } from '../rules';
import { BonusCard } from './bonus-card';

/**
 * A promo code, checked 300 ms after the last key. Good only when the bonus's code equals it to the letter (spec §4); then
 * the bonus stands below with its terms. Once it is taken the field is empty and the check forgotten.
 */
export function PromoCodeForm({ usual }: { usual: string | null }) {
  const t = useTranslations('bonuses');
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const [entered] = useDebounce(code, PROMO_CODE_DEBOUNCE_MS);
  const check = useQuery({ ...validationQuery(entered), enabled: entered !== '' && entered === code });
  const { data: active } = useQuery(activeBonusQuery);
  const settled = entered === code && code !== '' && !check.isFetching;
  const bonus = check.data?.bonus;
  const found = settled && isPromoCodeOf(code, bonus) ? bonus : null;
  const wait = check.data?.waitMinutes ?? null;
  const taken = found !== null && active?.bonus_id === found.id;

  useEffect(() => {
    if (!taken) return;
    setCode('');
    client.removeQueries({ queryKey: [...VALIDATION_KEY] });
  }, [taken, client]);

  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t('promo.field')}
        hint={t('promo.hint')}
        error={
          settled && !found ? (wait === null ? t('promo.wrong') : t('promo.tooMany', { minutes: wait })) : undefined
        }
        value={code}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setCode(target.value.trim().toUpperCase())}
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
