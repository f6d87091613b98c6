import 'server-only';
import { serverEnv } from '@/lib/env/server';

/** While developing pages change by the minute, and whoever made the product run here before has a worker at this address. */
export const hasOfflinePage = (): boolean => serverEnv.OFFLINE_PAGE === 'on' && process.env.NODE_ENV === 'production';
