export type Health = { answers: boolean; ready: boolean; state: string };
export function httpProbe(url: string): (limitMs: number) => Promise<Health>;
export function postgresProbe(addressOf: () => string): (limitMs: number) => Promise<Health>;
