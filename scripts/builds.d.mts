/** Compiles the servers whose sources have changed into their dist folders. */
export function compileServers(): Promise<void>;
