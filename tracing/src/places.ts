import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, ContextManager } from '@opentelemetry/api';

/** Lets a context follow the work that is begun in it, through promises and timers. @param root where nothing has begun */
export function createPlaces(root: Context): ContextManager {
  const storage = new AsyncLocalStorage<Context>();
  const places: ContextManager = {
    active: () => storage.getStore() ?? root,
    with: (context, work, self, ...given) => storage.run(context, () => work.call(self, ...given)),
    bind(context, target) {
      if (typeof target !== 'function') return target;
      const bound: typeof target = Object.assign(function (this: unknown, ...given: unknown[]) {
        return storage.run(context, () => target.apply(this, given));
      }, target);
      return bound;
    },
    enable: () => places,
    disable() {
      storage.disable();
      return places;
    },
  };
  return places;
}
