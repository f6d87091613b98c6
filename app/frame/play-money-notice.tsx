import { Icon } from '@/components/display/icon';

/** Over every page, where games are played for credits: what they are. It stands in every page and is seen there alone, see lib/place. */
export function PlayMoneyNotice({ name, text }: { name: string; text: string }) {
  return (
    <div data-needs="credits">
      <p
        data-instead-of="money"
        className="mb-5 flex items-start gap-3 rounded-card bg-surface-2 px-4 py-3 text-sm leading-5"
      >
        <Icon name="info" size={20} className="shrink-0 text-gold" />
        <span>
          <strong className="font-semibold">{name}</strong> <span className="text-muted">{text}</span>
        </span>
      </p>
    </div>
  );
}
