import type { JackpotLevel } from '@kozyr/contracts/jackpots';
import type { PotEntryKind } from '../../../../db/schema/jackpots';
import { compareLevels, dropsAt, heldFor, MICRO, shareOf } from '../rules';
import type { Pot } from './open-pot';

export type Stake = { roundId: string; userId: string; game: string; amount: bigint };
/** A stake that was counted; id null: in this batch. */
export type Given = { id: bigint | null; roundId: string; pots: bigint[]; staked: bigint; changed: boolean };
export type Entry = { potId: bigint; kind: PotEntryKind; amount: bigint; staked: bigint };
export type Drop = { pot: Pot; amount: bigint; stake: Stake };

/**
 * The pots of one currency while a batch of settled rounds is counted, in order. Knows no database: it is told of the next pot
 * by the function it is given, and says at the end what came of it all.
 */
export class PotBook {
  readonly drops: Drop[] = [];
  readonly given: Given[];
  private readonly pots: Map<JackpotLevel, Pot>;
  private readonly entries = new Map<string, Entry>();
  private readonly heldBefore: bigint;

  constructor(
    pots: readonly Pot[],
    given: readonly Omit<Given, 'changed'>[],
    private readonly next: (level: JackpotLevel, dropped: Pot) => Promise<Pot>,
  ) {
    this.pots = new Map(pots.toSorted(compareLevels).map((pot) => [pot.level, { ...pot }]));
    this.given = given.map((one) => ({ ...one, changed: false }));
    this.heldBefore = heldFor(pots.map(({ value }) => value));
  }

  private note(pot: Pot, kind: PotEntryKind, amount: bigint, staked: bigint): void {
    pot.value += amount;
    const key = `${pot.id} ${kind}`;
    const entry = this.entries.get(key) ?? { potId: pot.id, kind, amount: 0n, staked: 0n };
    entry.amount += amount;
    entry.staked += staked;
    this.entries.set(key, entry);
  }

  /** Adds a stake's share to each pot; a pot that it carries to its hidden value drops for its player, and the rest goes on. */
  async take(stake: Stake): Promise<void> {
    const pots = [...this.pots.values()].map(({ id }) => id);
    this.given.push({ id: null, roundId: stake.roundId, pots, staked: stake.amount, changed: true });
    for (const [level, pot] of [...this.pots]) {
      this.note(pot, 'contribution', shareOf(stake.amount, pot.share), stake.amount);
      await this.dropWhileDue(level, pot, stake);
    }
  }

  private async dropWhileDue(level: JackpotLevel, due: Pot, stake: Stake): Promise<void> {
    let pot = due;
    while (pot.value >= dropsAt(pot) * MICRO) {
      const amount = dropsAt(pot);
      const rest = pot.value - amount * MICRO;
      if (rest !== 0n) this.note(pot, 'carried', -rest, 0n);
      this.drops.push({ pot, amount, stake });
      const fresh = await this.next(level, pot);
      if (rest !== 0n) this.note(fresh, 'carried', rest, 0n);
      this.pots.set(level, fresh);
      pot = fresh;
    }
  }

  /** Takes back what a round gave, newest first, from the pots that are still open. What a dropped pot got was won: it stays. */
  giveBack(roundId: string, amount: bigint): void {
    let left = amount;
    for (const given of this.given.filter((one) => one.roundId === roundId).reverse()) {
      let taken = left;
      if (given.staked < left) taken = given.staked;
      if (taken === 0n) continue;
      left -= taken;
      given.staked -= taken;
      given.changed = true;
      for (const pot of this.pots.values())
        if (given.pots.includes(pot.id)) this.note(pot, 'returned', shareOf(-taken, pot.share), -taken);
    }
  }

  /** What is to be written: entries that moved a pot, the open pots, and by how much the house's account has to grow. */
  close(): { entries: Entry[]; open: Pot[]; held: bigint } {
    const open = [...this.pots.values()];
    const owed = this.drops.reduce((sum, { amount }) => sum + amount, 0n);
    return {
      entries: [...this.entries.values()].filter(({ amount }) => amount !== 0n),
      open,
      held: heldFor(open.map(({ value }) => value)) + owed - this.heldBefore,
    };
  }
}
