import { localePath } from '../routes/paths';
import { addressNow } from './address-now';
import { back } from './back-history';
import { keepHistory, recallHistory } from './back-memory';
import { noteReturn, recallScroll } from './scroll-memory';

/** Goes where the reader came from: what the header's way back does. Spec §2, history rules. */
export function goBack(router: { push: (href: string, options: { scroll: boolean }) => void }): void {
  const way = back(recallHistory(), addressNow());
  keepHistory(way.history);
  const place = localePath(document.documentElement.lang, way.target);
  noteReturn(place);
  // Where the place puts the reader back to where they were, the router must not put them at its top.
  router.push(place, { scroll: recallScroll(place) === null });
}
