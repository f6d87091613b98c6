import { useTranslations } from 'next-intl';
import { StatusMark } from '@/components/feedback/status-mark';
import { spokenWait } from '../rules';

/** Whether somebody answers now, and, where the answer comes `here`, what that means for it. */
export function SupportNotice({
  online,
  usualMinutes,
  here,
}: {
  online: boolean;
  usualMinutes: number | null;
  here: boolean;
}) {
  const t = useTranslations('chat');
  const wait = usualMinutes === null ? null : spokenWait(usualMinutes);
  const usual = wait && t('usual', { unit: wait.unit, count: wait.count });
  return (
    <div data-testid="chat-support" className="flex flex-col gap-0.5 text-sm">
      <StatusMark tone={online ? 'active' : 'pending'}>{online ? t('online') : t('offline')}</StatusMark>
      {here && <p className="text-muted">{[online ? null : t('offlineText'), usual].filter(Boolean).join(' ')}</p>}
    </div>
  );
}
