import type { NatsAddress } from '@kozyr/contracts/fan-out';
import { type FanOut, type FanOutLog, NO_FAN_OUT } from './fan-out';

/** What the settings of a process say of its fan-out. */
export type FanOutSettings = {
  NATS_URL?: NatsAddress | undefined;
  NATS_CREDENTIALS?: string | undefined;
  NATS_CA?: string | undefined;
};

/**
 * The fan-out that the settings name; without NATS_URL none, and then no library is loaded either. Resolves when it is connected, or when NATS
 * has not answered for two seconds: the process starts all the same and connects later.
 * @param role who it is, as the server's monitoring shows it
 */
export async function openFanOut(settings: FanOutSettings, role: string, log: FanOutLog): Promise<FanOut> {
  if (!settings.NATS_URL) return NO_FAN_OUT;
  const { connectNats } = await import('./nats');
  return connectNats(
    { ...settings.NATS_URL, credentials: settings.NATS_CREDENTIALS, caFile: settings.NATS_CA, name: `kozyr-${role}` },
    log,
  );
}
