import 'server-only';
import type { Currency } from '@kozyr/contracts/money';
import { getWheel, type WheelSector } from '@kozyr/contracts/wheel';
import { serverEnv } from '../env/server';
import { fetchParsed } from '../server/fetch-parsed';

/** Cached server fetch, spec §9. */
const SECONDS = 120;

/** The sectors of the wheel with their odds, for the server's own pages; null when they can't be had. */
export async function fetchWheel(): Promise<Record<Currency, { sectors: WheelSector[] }> | null> {
  const answer = await fetchParsed(getWheel.responses[200], `${serverEnv.PLATFORM_URL}/wheel`, {
    seconds: SECONDS,
    tags: ['wheel'],
  });
  return answer?.currencies ?? null;
}
