import type { Manifest } from './take-backup.mjs';

export type Result = { name: string; passed: boolean; found: string };
export function checkRestored(restored: {
  dataDir: string;
  manifest: Manifest;
  checkable: boolean;
  onResult?: (result: Result) => void;
  inspect?: (url: string) => Promise<void>;
}): Promise<Result[]>;
