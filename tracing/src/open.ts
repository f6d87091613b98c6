import { parseTracing } from './env';

/** The traces of a process, and their end. */
export type OpenTracing = { close: () => Promise<void> };

/**
 * Opens the traces of this process where OTEL_EXPORTER_OTLP_ENDPOINT says where they go; else nothing is loaded and nothing changes.
 * @param role what the process is: "platform"; its service is kozyr-platform unless it is named
 * @param source its environment
 * @throws Error with one line that names each bad setting
 */
export async function openTracing(
  role: string,
  source: Readonly<Record<string, string | undefined>>,
): Promise<OpenTracing | undefined> {
  const settings = parseTracing(source);
  if (!settings) return undefined;
  const { openSdk } = await import('./sdk');
  const { followOutgoingCalls } = await import('./outgoing-calls');
  const { tracing, close } = await openSdk(role, settings);
  const endFollowing = followOutgoingCalls(tracing, settings.origins);
  globalThis.kozyrTracing = tracing;
  return {
    async close() {
      endFollowing();
      globalThis.kozyrTracing = undefined;
      await close();
    },
  };
}
