import { Icon } from '../display/icon';

/** Links to other sites' channels; they open in a new tab and learn nothing of where the reader came from. */
export function SocialLinks({
  label,
  links,
}: {
  label: string;
  links: readonly { key: string; label: string; url: string }[];
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.key}>
            <a
              href={link.url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center gap-2 rounded-chip bg-surface-2 px-4 font-medium hover:bg-surface-3"
            >
              {link.label}
              <Icon name="external" size={16} className="text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
