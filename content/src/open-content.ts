import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { fanOutOfContent } from './revalidate/fan-out';

/** Connects, migrates and seeds, once per process. Ends the process with one clear line when it can't. */
export async function openContent(): Promise<Payload> {
  try {
    const payload = await getPayload({ config });
    // Nothing here waits for it: what is announced does.
    void fanOutOfContent();
    return payload;
  } catch (error) {
    console.error(`content: could not start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
