import 'server-only';
import { parseServerEnv, type ServerEnv } from './parse';

/** The site's settings, read once. Never import this from a client component. */
export const serverEnv: ServerEnv = parseServerEnv(process.env);
