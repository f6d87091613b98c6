import { AppLink } from '../controls/app-link';
import { BrandMark } from './brand-mark';

/** The wordmark, a link to the main page. `label` says where it leads. On phones the word makes room for a way back and for a bell. */
export function Brand({ label }: { label: string }) {
  return (
    <AppLink href="/" aria-label={label} className="flex min-h-11 items-center gap-2.5 rounded-control">
      <BrandMark size={30} />
      <span
        lang="en"
        className="font-bold font-brand text-lg tracking-tight max-tablet:group-has-[[data-back],[data-bell]]/header:hidden"
      >
        Kozyr
      </span>
    </AppLink>
  );
}
