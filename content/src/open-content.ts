import config from '@payload-config';
import { getPayload, type Payload } from 'payload';

/** Connects, migrates and seeds, once per process. Ends the process with one clear line when it can't. */
export async function openContent(): Promise<Payload> {
  try {
    return await getPayload({ config });
  } catch (error) {
    console.error(`content: could not start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
