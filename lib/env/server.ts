import 'server-only';
import { parseServerEnv, type ServerEnv } from './parse';

/** The site's settings, read once. Never import this from a client component. */
export const serverEnv: ServerEnv = parseServerEnv(process.env);

/** While developing pages change by the minute, and whoever made the product run here before has a worker at this address. */
export const hasOfflinePage = (): boolean => serverEnv.OFFLINE_PAGE === 'on' && process.env.NODE_ENV === 'production';
