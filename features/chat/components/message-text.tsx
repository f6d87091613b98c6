import { useTranslations } from 'next-intl';
import { Icon } from '@/components/display/icon';
import { partsOf } from '../rules';

/** What somebody wrote, as words; an https address is a link that is marked as leading away. Never HTML. */
export function MessageText({ text }: { text: string }) {
  const t = useTranslations('chat');
  const parts = partsOf(text);
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {parts.map((part, place) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
            key={place}
            href={part.text}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="underline underline-offset-2"
          >
            {part.text}
            <Icon name="external" size={14} label={t('leadsAway')} className="ml-0.5 inline align-[-2px]" />
          </a>
        ),
      )}
    </p>
  );
}
