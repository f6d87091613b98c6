import 'server-only';
import { cookies } from 'next/headers';
import { readTheme, THEME_COOKIE, type Theme } from '../theme';

/** The colours the operator chose in this browser; null: as the system has them. */
export async function themeChosen(): Promise<Theme | null> {
  return readTheme((await cookies()).get(THEME_COOKIE)?.value);
}
