import type { CollectionConfig } from 'payload';

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** Several sets of hooks as one, each in the order given. */
export function together(...sets: readonly Hooks[]): Hooks {
  return {
    beforeOperation: sets.flatMap((set) => set.beforeOperation ?? []),
    beforeValidate: sets.flatMap((set) => set.beforeValidate ?? []),
    beforeChange: sets.flatMap((set) => set.beforeChange ?? []),
    afterChange: sets.flatMap((set) => set.afterChange ?? []),
    beforeDelete: sets.flatMap((set) => set.beforeDelete ?? []),
    afterDelete: sets.flatMap((set) => set.afterDelete ?? []),
    afterOperation: sets.flatMap((set) => set.afterOperation ?? []),
  };
}
