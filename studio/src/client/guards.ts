/** Says whether a value has a shape. The contract's own validator would bring 25 kB along for this. */
export type Guard<T> = (value: unknown) => value is T;

type Guarded<G> = G extends Guard<infer T> ? T : never;

export const isText: Guard<string> = (value) => typeof value === 'string';
export const isNumber: Guard<number> = (value) => typeof value === 'number';
export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean';
export const isNothing: Guard<null> = (value) => value === null;

export const isOneOf =
  <T extends string>(...names: readonly T[]): Guard<T> =>
  (value): value is T =>
    names.some((name) => name === value);

export const orNull =
  <T>(is: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || is(value);

export const isListOf =
  <T>(is: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(is);

export const isObjectOf =
  <S extends Record<string, Guard<unknown>>>(shape: S): Guard<{ [K in keyof S]: Guarded<S[K]> }> =>
  (value): value is { [K in keyof S]: Guarded<S[K]> } =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([key, is]) => is(Reflect.get(value, key)));
