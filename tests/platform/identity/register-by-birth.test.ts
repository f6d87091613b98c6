import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { exclusionRegister } from '../../../platform/src/db/schema/exclusion-register';
import { birthHashOf } from '../../../platform/src/services/kernel/protection/marks';
import { letDecide, personOf, submittedCheck } from '../../support/identity';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';
import { callAsPlayer, exclude } from '../../support/protection';
import { PASSWORD, registerPlayer } from '../../support/registration';

const it = platformTest({});
const BORN = '1985-12-10';
const OTHER_BIRTH = '1984-12-10';

const writeDown = async (platform: TestPlatform, entry: { phone?: string; document?: string; born_on: string }) => {
  const admin = await makeOperator(platform, 'admin');
  const entries = [{ ...entry, until: null }];
  const body = { source: 'a national register', reason: 'the list of March', entries };
  const added = await callAs(platform, admin, '/operator/exclusion-register', { body });
  expect(added.statusCode, added.body).toBe(200);
  return added.json();
};
const stateOf = async (platform: TestPlatform, id: string) =>
  (await callAsPlayer(platform, { id }, '/users')).body.protection.state;
const signIn = async ({ app }: TestPlatform, username: string) => {
  const answer = await app.inject({ method: 'POST', url: '/auth/web', body: { username, password: PASSWORD } });
  return { authorization: `Bearer ${answer.json().tokens.access_token}` };
};

it('a document in the register excludes whoever proves it with the same date of birth, and nobody who was born on another day', async ({
  platform,
}) => {
  const outcomes = [];
  for (const born_on of [BORN, OTHER_BIRTH]) {
    const { userId, headers } = await registerPlayer(platform.app);
    const { document_number } = personOf();
    await writeDown(platform, { document: `UA passport ${document_number}`, born_on });
    await submittedCheck(platform, headers, { document_number, date_of_birth: BORN });
    await letDecide(platform);
    outcomes.push(await stateOf(platform, userId));
  }
  expect(outcomes).toEqual(['self_excluded', 'active']);
});

it('who is excluded for a number that somebody else had is let in again once their date of birth is proved, and the one meant is not', async ({
  startPlatform,
}) => {
  const platform = await startPlatform();
  const outcomes = [];
  for (const born_on of [BORN, OTHER_BIRTH]) {
    const { userId, phone } = await registerPlayer(platform.app);
    expect(await writeDown(platform, { phone, born_on })).toMatchObject({ players: 1 });
    expect(await stateOf(platform, userId)).toBe('self_excluded');
    await submittedCheck(platform, await signIn(platform, phone), { date_of_birth: BORN });
    await letDecide(platform);
    // The registers are asked once in a day.
    platform.clock.now = addDays(platform.clock.now, 1);
    await signIn(platform, phone);
    outcomes.push(await stateOf(platform, userId));
  }
  expect(outcomes).toEqual(['self_excluded', 'active']);
});

it('an entry of another date of birth finds no player whose own is proved, also after their document has expired', async ({
  startPlatform,
}) => {
  const platform = await startPlatform();
  const { userId, phone, headers } = await registerPlayer(platform.app);
  const ends = addDays(platform.clock.now, 2).toISOString().slice(0, 10);
  await submittedCheck(platform, headers, { date_of_birth: BORN, document_expires_on: ends });
  await letDecide(platform);
  platform.clock.now = addDays(platform.clock.now, 10);
  await letDecide(platform);
  expect(await writeDown(platform, { phone, born_on: OTHER_BIRTH })).toMatchObject({ players: 0 });
  expect(await stateOf(platform, userId)).toBe('active');
  expect(await writeDown(platform, { phone, born_on: BORN })).toMatchObject({ players: 1 });
  expect(await stateOf(platform, userId)).toBe('self_excluded');
});

it('a self-exclusion stands in the register with the date of birth that was proved', async ({ startPlatform }) => {
  const platform = await startPlatform();
  const { userId, headers } = await registerPlayer(platform.app);
  await submittedCheck(platform, headers, { date_of_birth: BORN });
  await letDecide(platform);
  await exclude(platform, { id: userId }, 'half_year');
  const entries = await platform.ctx.db
    .select()
    .from(exclusionRegister)
    .where(eq(exclusionRegister.source, 'self-exclusion'));
  expect(entries).toMatchObject([
    { birthHash: birthHashOf(platform.ctx, BORN), phoneHash: expect.any(String), documentHash: expect.any(String) },
  ]);
});
