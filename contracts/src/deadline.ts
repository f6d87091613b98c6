/** The AbortSignal of the process that imports this: what is shared with browsers is typed without Node and without a page. */
type Signal = typeof globalThis extends { AbortSignal: { prototype: infer S } } ? S : never;

// Every browser and Node have these three; the language's own types do not.
declare const AbortController: new () => { readonly signal: Signal; abort(reason: unknown): void };
declare const setTimeout: (action: () => void, ms: number) => number;
declare const clearTimeout: (timer: number | undefined) => void;

/** What ran into its deadline. */
class DeadlinePassed extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
  }
}

/**
 * Runs work that ends after `ms` milliseconds whatever it waits for, and stops the work by its signal.
 * A signal alone bounds nothing: a compressed body that is cut off while it is read never ends in Node's fetch
 * (nodejs/undici#4089), Next hands no signal to what it asks again, and waiting for its cache's lock knows of none.
 * @throws DeadlinePassed, or whatever the work throws before.
 */
export async function withDeadline<T>(ms: number, work: (signal: Signal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: number | undefined;
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DeadlinePassed(ms);
      reject(error);
      controller.abort(error);
    }, ms);
  });
  try {
    return await Promise.race([work(controller.signal), passed]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks for bodies as they are: see withDeadline for what a compressed one can do. */
export const PLAIN_BODY = { 'accept-encoding': 'identity' } as const;
