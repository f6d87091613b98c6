export type EmbeddedPostgres = {
  /** Address without a database: add "/<name>". */
  url: string;
  pid: number;
  folder: string;
  stop: () => Promise<void>;
  kill: (signal: string) => void;
  exited: Promise<{ code: number | null; signal: string | null }>;
};
export function freePort(): Promise<number>;
export function clusterFolder(dataDir: string): string;
export function embeddedAddress(dataDir: string, port: number | string): string;
export function startPostgres(options: {
  dataDir: string;
  port: number;
  durable?: boolean;
  logFile?: string;
}): Promise<EmbeddedPostgres>;
