import type { Manifest } from './take-backup.mjs';

export function restoreBackup(wanted: {
  from: string;
  into: string;
  replace?: boolean;
  now?: () => Date;
  note?: (text: string) => void;
}): Promise<{ manifest: Manifest; aside: string | null; checkable: boolean }>;
