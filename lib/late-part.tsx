import { type ComponentType, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * What comes after the page, with nothing of its code in the page: `latePart(() => import('…').then((module) => module.Part))`. The path
 * is written out there, since the bundler splits by it. Drawn in the browser alone, at once where it is here already. Where it can't
 * be had, the nearest error boundary says so.
 * @param loading what keeps its place until it is here, of the part's own props
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  loading: (props: P) => ReactNode = () => null,
): ComponentType<P> {
  let part: ComponentType<P> | undefined;
  let coming: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  // Once for all its places: loaded twice it would be two components, and what stands would be drawn anew. What failed is tried again.
  const fetchOnce = () => {
    coming ??= load().then(
      (loaded) => {
        part = loaded;
        for (const listener of listeners) listener();
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, where a module begins
  return function LatePart(props: P) {
    // The page as it was sent has none.
    const Part = useSyncExternalStore(
      subscribe,
      () => part,
      () => undefined,
    );
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (!part) fetchOnce().catch((error: unknown) => setFailure({ error }));
    }, []);
    if (failure) throw failure.error;
    if (!Part) return loading(props);
    // What it waits for itself, its words among that, keeps this place and leaves what stands around it alone.
    return (
      <Suspense fallback={loading(props)}>
        <Part {...props} />
      </Suspense>
    );
  };
}
