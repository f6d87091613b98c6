import { getTranslations } from 'next-intl/server';
import { MethodMark } from '@/features/cashbox/components/method-mark';
import { METHOD_NAMES, METHODS } from '@/features/cashbox/constants';

/** What a deposit can be paid with. Spec §3, payment method kinds. */
export async function PaymentMarks() {
  const t = await getTranslations('footer');
  return (
    <ul aria-label={t('payments')} className="flex flex-wrap gap-x-5 gap-y-3">
      {METHODS.map((kind) => (
        <li key={kind} className="flex items-center gap-2 text-muted">
          <MethodMark kind={kind} />
          {METHOD_NAMES[kind]}
        </li>
      ))}
    </ul>
  );
}
