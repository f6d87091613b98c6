import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

/** Connections with this setting write transfers at the bent moment; every other one writes by the database's own clock. */
const SETTING = 'kozyr.demo';

/** The address of the same database for connections that live by the bent clock. */
export function bentAddress(url: string): string {
  const bent = new URL(url);
  // What is made here can be made again: no commit waits for the disk.
  bent.searchParams.set('options', `-c ${SETTING}=on -c synchronous_commit=off`);
  return bent.href;
}

/** Lets transfers be written at another moment than now: for data that shows how the product looks after months, and nothing else. */
export async function bendClock(db: Database): Promise<void> {
  await straightenClock(db);
  await db.execute(
    sql`create table bent_clock (at timestamptz not null, since timestamptz not null, speed double precision not null)`,
  );
  await db.execute(sql`create function bent_moment() returns trigger language plpgsql as $$
    begin
      if current_setting('kozyr.demo', true) = 'on' then
        select at + (clock_timestamp() - since) * speed into strict new.created_at from bent_clock;
      end if;
      return new;
    end $$`);
  await db.execute(
    sql`create trigger ledger_transfers_bent before insert on ledger_transfers for each row execute function bent_moment()`,
  );
}

/** What the database's clock shows from now on, to connections that live by it. speed: how much faster than a real one it goes. */
export async function setBentClock(db: Database, at: Date, speed: number): Promise<void> {
  await db.execute(sql`delete from bent_clock`);
  await db.execute(
    sql`insert into bent_clock (at, since, speed) values (${at.toISOString()}::timestamptz, clock_timestamp(), ${speed})`,
  );
}

/** Takes away what bendClock made; does nothing where it is not. */
export async function straightenClock(db: Database): Promise<void> {
  await db.execute(sql`drop trigger if exists ledger_transfers_bent on ledger_transfers`);
  await db.execute(sql`drop function if exists bent_moment()`);
  await db.execute(sql`drop table if exists bent_clock`);
}
