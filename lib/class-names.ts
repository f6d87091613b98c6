import { type ClassValue, clsx } from 'clsx';

/** Joins class names, dropping what is false. Later classes do not override earlier ones: pass variants, not patches. */
export function cn(...values: ClassValue[]): string {
  return clsx(values);
}
