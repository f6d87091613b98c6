import { Icon } from '@/components/display/icon';

/** How much of a code fits on the ticket. */
const SHOWN = 10;

/** A ticket of gold foil that fills with the code as it is typed. Decorative. */
export function PromocodeTicket({ code }: { code: string }) {
  return (
    <span
      aria-hidden
      className="card-gold relative flex h-24 w-52 -rotate-3 items-center rounded-card text-on-gold mask-[radial-gradient(circle_at_3.75rem_0,transparent_9px,#000_9.5px),radial-gradient(circle_at_3.75rem_100%,transparent_9px,#000_9.5px)] mask-intersect"
    >
      <span className="flex h-full w-15 shrink-0 items-center justify-center border-on-gold/35 border-r-2 border-dashed">
        <Icon name="clubs" size={30} />
      </span>
      <span className="min-w-0 flex-1 truncate px-3 text-center font-bold font-display text-lg">
        {code ? code.slice(0, SHOWN).toUpperCase() : '••••••'}
      </span>
    </span>
  );
}
