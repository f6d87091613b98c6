import { makingSecret, type Secrets } from '@kozyr/kit/exchanged-secrets';
import { FIRST_ID } from '../../../db/first-id';

/** Of the sealed values of a table: how many were sealed anew by the first secret, were so before, and open by none of the secrets. */
export type Resealed = { table: string; anew: number; before: number; lost: number };

type Steps<Row, Value> = {
  table: string;
  /** A few rows after this id, in the order of their ids; none: there are no more. */
  read: (after: string) => Promise<Row[]>;
  /** @throws Error where it opens by none of these secrets */
  open: (secrets: Secrets, row: Row) => Value;
  /** Seals by the first secret what was opened, unless the row holds something else by now. */
  write: (row: Row, value: Value) => Promise<unknown>;
};

/** Seals every row of a table by the first secret of an exchange. Another run, or one beside it, does what this one could not. */
export async function resealRows<Row extends { id: string }, Value>(
  secrets: Secrets,
  { table, read, open, write }: Steps<Row, Value>,
): Promise<Resealed> {
  const found = { table, anew: 0, before: 0, lost: 0 };
  const opened = (by: Secrets, row: Row) => {
    try {
      return { value: open(by, row) };
    } catch {
      return null;
    }
  };
  let after = FIRST_ID;
  for (let rows = await read(after); rows.length > 0; rows = await read(after))
    for (const row of rows) {
      after = row.id;
      if (opened(makingSecret(secrets), row)) found.before += 1;
      else {
        const old = opened(secrets, row);
        if (old) await write(row, old.value);
        found[old ? 'anew' : 'lost'] += 1;
      }
    }
  return found;
}
