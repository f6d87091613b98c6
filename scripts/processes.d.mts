import type { Health } from './probe.mjs';

type Ended = { code: number | null; signal: string | null };
type Running = { pid: number; exited: Promise<Ended>; kill: (signal: string) => void };
type Part = { ready: boolean; process: Running | null; started: () => Promise<boolean> };

/** The processes of one start, each kept alive. */
export class ProcessFamily {
  constructor(dataDir: string, limits?: Record<string, number>);
  logOf(name: string): string;
  keep(spec: {
    name: string;
    kind?: 'process' | 'database';
    launch: () => Promise<Running>;
    probe: (limitMs: number) => Promise<Health>;
  }): Part;
  stop(): Promise<void>;
}
