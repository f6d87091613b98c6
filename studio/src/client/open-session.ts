import type { Opened } from './answers';
import { api } from './api';
import { config, launch } from './config';
import { runningPair } from './seeds';

/** Opens the game that the page is of, with the money its address says. A repeat of `exchange` opens the same session. */
export function openSession(exchange: string): Promise<Opened> {
  const common = { game: config.slug, locale: config.locale, exchange };
  return api.open(
    launch.demo
      ? { ...common, mode: 'demo', currency: launch.currency }
      : { ...common, mode: 'real', token: launch.token },
  );
}

/** The same, with a pair of seeds that runs. @throws ApiError */
export async function openWithPair(exchange: string): Promise<Opened> {
  const opened = await openSession(exchange);
  return { ...opened, fairness: await runningPair(opened.fairness) };
}
