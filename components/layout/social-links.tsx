import { cn } from '@/lib/class-names';
import { Icon } from '../display/icon';
import { SocialMark } from './social-mark';

/** Links to other sites' channels; they open in a new tab and learn nothing of where the reader came from. */
export function SocialLinks({
  label,
  links,
  compact = false,
}: {
  label: string;
  links: readonly { key: string; label: string; url: string }[];
  /** In one row that scrolls, for the foot of a panel. */
  compact?: boolean;
}) {
  return (
    <nav aria-label={label}>
      <ul className={cn('flex gap-2', compact ? 'scrollbar-none overflow-x-auto' : 'flex-wrap')}>
        {links.map((link) => (
          <li key={link.key}>
            <a
              href={link.url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-chip bg-surface-2 px-4 font-medium hover:bg-surface-3"
            >
              <SocialMark channel={link.key} size={20} />
              {link.label}
              <Icon name="external" size={16} className="text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
