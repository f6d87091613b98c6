import { routes } from '../routes/routes';

/** Where back leads without a history. Spec §2, routes. */
export function parentOf(path: string): string {
  if (path === routes.liveCasino()) return routes.main();
  if (path.startsWith(`${routes.games()}/`)) return routes.games();
  if (path.startsWith(`${routes.providers()}/`)) return routes.providers();
  return routes.main();
}
