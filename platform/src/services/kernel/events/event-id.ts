/**
 * How far a stream was told: the newest event of the player's own and the newest public one. On the wire the id of every message,
 * "p12.t34", so that either sequence goes on by itself. null: nothing of that sequence was sent yet.
 */
export type Place = { player: bigint | null; topics: bigint | null };

const ID = /^(?:p(\d{1,18}))?(?:(?:^|(?<=\d)\.)t(\d{1,18}))?$/;

/** @param header Last-Event-ID, which anybody may have written; what is not an id of ours names no place */
export function placeOf(header: string | undefined): Place {
  const [, player, topics] = ID.exec(header ?? '') ?? [];
  return {
    player: player === undefined ? null : BigInt(player),
    topics: topics === undefined ? null : BigInt(topics),
  };
}

export function idOf({ player, topics }: Place): string {
  return [...(player === null ? [] : [`p${player}`]), ...(topics === null ? [] : [`t${topics}`])].join('.');
}
