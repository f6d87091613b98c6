import type { Context } from '../../../context';
import type { Listener } from '../../../outbox/listen';
import { GAMES_CHANGED_CHANNEL } from './import-feed';
import { type Catalogue, loadCatalogue } from './load-catalogue';

/** The catalogue of this process, renewed when any process changes the games. */
export type LiveCatalogue = { current: () => Promise<Catalogue> };

/** Loads at the first use; after a notice the old catalogue serves until the new one is there. */
export function liveCatalogue(ctx: Context, listener: Listener): LiveCatalogue {
  let held: Promise<Catalogue> | null = null;
  let loading = false;
  let again = false;

  async function renew(): Promise<void> {
    // Not asked for yet: the first use loads it fresh anyway.
    if (!held) return;
    again = true;
    if (loading) return;
    loading = true;
    try {
      while (again) {
        again = false;
        const fresh = await loadCatalogue(ctx.db);
        held = Promise.resolve(fresh);
      }
    } catch (error) {
      ctx.log.error({ err: error }, 'the catalogue could not be renewed');
      held = null;
    } finally {
      loading = false;
    }
  }

  listener.subscribe(GAMES_CHANGED_CHANNEL, renew, renew);
  return {
    current() {
      held ??= loadCatalogue(ctx.db).catch((error: unknown) => {
        held = null;
        throw error;
      });
      return held;
    },
  };
}
