/** Compiles the servers whose sources have changed into their dist folders. */
export function compileServers(): Promise<void>;

/**
 * Compiles one server if its sources have changed, and says nothing.
 * @param entry what is to be started, relative to its sources: operator/main
 * @returns the compiled file
 */
export function compiledEntry(name: 'platform' | 'studio' | 'gateway' | 'edge', entry: string): Promise<URL>;
