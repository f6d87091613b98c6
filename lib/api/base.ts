import { browserEnv } from '../env/browser';

/**
 * Where the player API is, without a last slash. Spec §7: the api subdomain of the current host, or /api of the same origin.
 * @param form NEXT_PUBLIC_API_BASE
 */
export function apiBase(form: 'same-origin' | 'subdomain', location: Pick<Location, 'protocol' | 'host'>): string {
  if (form === 'same-origin') return '/api';
  return `${location.protocol}//api.${location.host.replace(/^www\./, '')}`;
}

export const currentApiBase = (): string => apiBase(browserEnv.NEXT_PUBLIC_API_BASE, window.location);
