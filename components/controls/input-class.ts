/** The frame every text control shares: 48 px high, 16-px text so that iOS does not zoom. */
export const inputClass =
  'h-12 w-full min-w-0 rounded-control border border-hairline bg-surface-1 px-4 text-base text-ivory placeholder:text-muted/70 transition-colors hover:border-muted/60 focus:border-gold focus:outline-none focus-visible:ring-2 focus-visible:ring-gold/40 aria-invalid:border-danger disabled:opacity-50';
