import { expect, it } from 'vitest';
import { statementOf } from './statements';

it.each([
  ['select "id", "phone" from "users" where "phone" = $1', 'select users'],
  ['insert into "player_events" ("id") values ($1), ($2)', 'insert player_events'],
  ['update rounds set status = $1', 'update rounds'],
  ['delete from only settlements where id = $1', 'delete settlements'],
  ['with due as (select id from deliveries) update deliveries set x = 1', 'with deliveries'],
  ['select * from wallet_apply($1, $2)', 'select wallet_apply()'],
  ['begin', 'begin'],
  ['set local enable_seqscan=off', 'set'],
  ['', 'statement'],
])('%j is told as %j', (text, summary) => expect(statementOf(text).summary).toBe(summary));

it('a statement is told without one value, whatever is written into it', () => {
  const { text } = statementOf(
    "select 'it''s 380441234567', 12.50, $1, e.t2 from users e where phone = '380441234567' and n in (7, 8) and q = $$secret$$",
  );
  expect(text).toBe('select ?, ?, $1, e.t2 from users e where phone = ? and n in (?, ?) and q = ?');
});
