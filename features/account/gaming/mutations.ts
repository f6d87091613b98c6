import type { GamingSession, RealityCheckEvery } from '@kozyr/contracts/gaming-session';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { lazyCall } from '@/lib/api/lazy-call';
import { gamingSessionQuery } from './queries';
import { inOwnTime } from './rules';

const contract = () => import('@kozyr/contracts/gaming-session');

/** What the platform answered is how things stand now. */
const keep = (session: GamingSession, _input: unknown, _before: unknown, { client }: { client: QueryClient }) =>
  client.setQueryData(gamingSessionQuery.queryKey, inOwnTime(session, Date.now()));

/** The player has seen the reality check and plays on. */
export const answerRealityCheckMutation = mutationOptions({
  mutationKey: ['answer-reality-check'],
  mutationFn: () => lazyCall(async () => (await contract()).answerRealityCheck, {}),
  onSuccess: keep,
});

/** How often the player is reminded of the time. */
export const setRealityCheckMutation = mutationOptions({
  mutationKey: ['set-reality-check'],
  // One after the other: what was pressed last is what stays.
  scope: { id: 'reality-check' },
  mutationFn: (every: RealityCheckEvery) =>
    lazyCall(async () => (await contract()).setRealityCheck, { body: { every } }),
  onSuccess: keep,
});
