import {
  type Battle,
  getBattle,
  getBattleStanding,
  listBattleStandings,
  listBattles,
  listBattleWins,
} from '@kozyr/contracts/battles';
import type { Currency } from '@kozyr/contracts/money';
import { keepPreviousData, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@/lib/api/call';
import { eventsFlow } from '@/lib/events/flow';
import { onPlayerEvent } from '@/lib/events/player-events';
import { keys } from '@/lib/query/keys';
import { ACTIVE_PAGE_SIZE, LAST_PAGE_SIZE } from './constants';
import { isOpen, msToNextPoll } from './rules';
import type { BattleLeader, BattleList } from './types';

const nextPollMs = (battles: readonly Battle[] | undefined) => msToNextPoll(battles ?? [], Date.now(), eventsFlow());

/** Battles that run or come, or a page of those that are over. Asked for again when the clock changes one, or the stream says so. */
export const battlesQuery = (list: BattleList, currency: Currency, page = 1) =>
  queryOptions({
    queryKey: keys.battles({ list, currency, page }),
    queryFn: () =>
      call(listBattles, {
        query: { list, currency, page, pageSize: list === 'active' ? ACTIVE_PAGE_SIZE : LAST_PAGE_SIZE },
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => nextPollMs(state.data?.items),
    meta: { handlesError: true },
  });

/** One battle with its first places; the stream keeps the places fresh. */
export const battleQuery = (id: string) =>
  queryOptions({
    queryKey: keys.battle({ id }),
    queryFn: () => call(getBattle, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isOpen(state.data.battle) ? nextPollMs([state.data.battle]) : false),
    staleTime: 5_000,
    meta: { handlesError: true },
  });

type LeadersNotice = Pick<Battle, 'players' | 'counted_stakes'> & { leaders: BattleLeader[] };

/** Takes first places, and what moves with them, from the stream. */
export function receiveLeaders(
  client: QueryClient,
  id: string,
  { leaders, players, counted_stakes }: LeadersNotice,
): void {
  client.setQueryData(battleQuery(id).queryKey, (known) =>
    known ? { battle: { ...known.battle, players, counted_stakes }, leaders } : known,
  );
}

/** Where the player stands in each battle they entered, by the battle's id. */
export const ownRanksQuery = queryOptions({
  queryKey: keys.ownRanks(),
  queryFn: async () => {
    const { items } = await call(listBattleStandings, {});
    return new Map(items.map((rank) => [rank.battle_id, rank]));
  },
  staleTime: 5_000,
});

/** The same, kept true by the stream. `enabled` false, for guests above all: it is not asked for. */
export function useOwnRanks(enabled: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!enabled) return;
    return onPlayerEvent((event) => {
      if (event.type !== 'battle') return;
      const { standing: rank } = event;
      client.setQueryData(ownRanksQuery.queryKey, (known) => known && new Map(known).set(rank.battle_id, rank));
    });
  }, [client, enabled]);
  return useQuery({ ...ownRanksQuery, enabled });
}

/** The battle that the player is in: of several the first that the platform names, which is one that is not over, if there is any. */
export function useOwnBattle(enabled: boolean) {
  const client = useQueryClient();
  const ranks = useOwnRanks(enabled);
  const [rank] = ranks.data?.values() ?? [];
  const id = rank?.battle_id;
  useEffect(() => {
    if (!id) return;
    // Their place has changed, and with it who stands above them.
    return onPlayerEvent((event) => {
      if (event.type === 'battle' && event.standing.battle_id === id)
        client.invalidateQueries({ queryKey: battleQuery(id).queryKey });
    });
  }, [client, id]);
  const battle = useQuery({ ...battleQuery(id ?? ''), enabled: enabled && id !== undefined });
  return { ranks, battle, rank };
}

/** Where the player stands in one battle, with the rounds that counted. */
export const ownRankQuery = (id: string) =>
  queryOptions({
    queryKey: keys.ownRank({ id }),
    queryFn: () => call(getBattleStanding, { params: { id } }),
    staleTime: 2_000,
    meta: { handlesError: true },
  });

/** Prizes whose modal the player has not closed. */
export const winsQuery = queryOptions({
  queryKey: keys.battleWins(),
  queryFn: async () => (await call(listBattleWins, {})).items,
});
