import { parseTracing } from '@kozyr/tracing/env';
import { type OpenTracing, openTracing } from '@kozyr/tracing/open';
import { type Environment, settingsOrExit } from './settings';

/** Opens the traces of a server where its settings ask for them; a wrong one ends the start. Before its application is made. */
export async function startTracing(role: string, source: Environment): Promise<OpenTracing | undefined> {
  settingsOrExit(() => parseTracing(source));
  return openTracing(role, source);
}
