export type EmbeddedPostgres = {
  /** Address without a database: add "/<name>". */
  url: string;
  pid: number;
  folder: string;
  stop: () => Promise<void>;
  kill: (signal: string) => void;
  exited: Promise<{ code: number | null; signal: string | null }>;
};
/** The user that a server of PostgreSQL runs as, where we are root; else ourselves. */
export function serverIdentity(): { uid?: number; gid?: number };
export function freePort(): Promise<number>;
export function clusterFolder(dataDir: string): string;
export function embeddedAddress(dataDir: string, port: number | string): string;
export function startPostgres(options: {
  dataDir: string;
  port: number;
  durable?: boolean;
  logFile?: string;
}): Promise<EmbeddedPostgres>;
