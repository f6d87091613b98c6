import type { GroupLine } from '@kozyr/contracts/operator/player-groups';
import * as z from 'zod/mini';
import { parseEmail, parsePhone } from '../../../kernel/players/contact';

/** What a line names a player by. */
export type PlayerName = { kind: 'id' | 'phone' | 'email'; value: string };

type Told = GroupLine & { player?: string };

/** A name as a key. */
export const namedBy = (kind: PlayerName['kind'], value: string): string => `${kind}:${value}`;

const idSchema = z.uuid();

/** A phone of either country in any form, an email or an id; null: none of these. */
function nameOf(line: string): PlayerName | null {
  const text = line.trim();
  if (idSchema.safeParse(text).success) return { kind: 'id', value: text.toLowerCase() };
  if (text.includes('@')) {
    const email = parseEmail(text);
    return email && { kind: 'email', value: email.value };
  }
  const phone = parsePhone(text) ?? parsePhone(text, 'UA') ?? parsePhone(text, 'KZ');
  return phone && { kind: 'phone', value: phone.value };
}

/**
 * Lines as they were sent: whom they name, and once that is known, what came of each. One who is named before, by whatever, is "twice".
 */
export function readLines(lines: readonly string[]) {
  const read = lines.map(nameOf);
  return {
    names: read.filter((name) => name !== null),
    /** @param known ids of players by namedBy */
    outcomes(known: ReadonlyMap<string, string>): { lines: Told[]; players: ReadonlySet<string> } {
      const players = new Set<string>();
      const told = read.map((name, at): Told => {
        const line = at + 1;
        if (!name) return { line, outcome: 'malformed' };
        const player = known.get(namedBy(name.kind, name.value));
        if (player === undefined) return { line, outcome: 'unknown' };
        if (players.has(player)) return { line, outcome: 'twice' };
        players.add(player);
        return { line, outcome: 'done', player };
      });
      return { lines: told, players };
    },
  };
}
