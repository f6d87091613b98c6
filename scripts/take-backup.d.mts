export type Manifest = {
  madeAt: string;
  bytes: number;
  postgres: { version: string; moment: string; at: string } | null;
  bucket?: string;
  databases: { part: string; name: string; migrations: { count: number; newest: string } | null }[];
  files: { path: string; size: number; sha256: string }[];
};
export function takeBackup(wanted: {
  dataDir: string;
  to: string;
  keep?: number | null;
  withSecrets?: boolean;
  withDatabase?: boolean;
  env?: Record<string, string | undefined>;
  now?: () => Date;
  note?: (text: string) => void;
  onStopping?: () => void | Promise<void>;
}): Promise<{ folder: string; manifest: Manifest; removed: string[] }>;
