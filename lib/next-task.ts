/** Ends a piece of work, so that the browser may paint and hear the reader before the next one. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
