import { createHash } from 'node:crypto';

/** A code of one use as it is kept. It has 80 bits of chance, so that nobody finds it by trying hashes. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url');
