import type { Context } from '../../../context';
import type { Listener } from '../../../outbox/listen';
import { gameRulesNow } from './game-rules';
import { GAMES_CHANGED_CHANNEL } from './import-feed';
import { type Catalogue, loadCatalogue } from './load-catalogue';

/** The catalogue of this process, renewed when any process changes the games. */
export type LiveCatalogue = { current: () => Promise<Catalogue> };

/**
 * Loads at the first use; after a notice the old catalogue serves until the new one is there. When a version of rules begins nobody sends
 * a notice: whoever asks next waits for the new one, so that nothing is listed where it is closed already.
 */
export function liveCatalogue(ctx: Context, listener: Listener): LiveCatalogue {
  let held: Promise<Catalogue> | null = null;
  let heldBy = '';
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
        const rules = await gameRulesNow(ctx);
        const fresh = await loadCatalogue(ctx, rules);
        held = Promise.resolve(fresh);
        heldBy = rules.version;
      }
    } catch (error) {
      ctx.log.error({ err: error }, 'the catalogue could not be renewed');
      // Whoever asks next tries again, and has the old one meanwhile.
      heldBy = '';
    } finally {
      loading = false;
    }
  }

  listener.subscribe(GAMES_CHANGED_CHANNEL, renew, renew);
  return {
    async current() {
      const rules = await gameRulesNow(ctx).catch((error: unknown) => {
        if (!held) throw error;
        ctx.log.warn({ err: error }, 'the rules of games could not be read: what is held goes on serving');
        return null;
      });
      if (held && (rules === null || heldBy === rules.version)) return held;
      if (rules === null) return loadCatalogue(ctx);
      const before = { held, heldBy };
      heldBy = rules.version;
      held = loadCatalogue(ctx, rules).catch((error: unknown) => {
        ({ held, heldBy } = before);
        if (held === null) throw error;
        ctx.log.warn({ err: error }, 'the catalogue could not be made anew: what is held goes on serving');
        return held;
      });
      return held;
    },
  };
}
