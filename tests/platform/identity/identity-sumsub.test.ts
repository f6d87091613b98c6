import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { identityChecks } from '../../../platform/src/db/schema/identity';
import { VerifierUnavailable } from '../../../platform/src/gateways/identity/port';
import { callSumsub } from '../../../platform/src/gateways/identity/sumsub-call';
import { lookAfterIdentity } from '../../../platform/src/jobs/look-after-identity';
import { freePort } from '../../../scripts/postgres.mjs';
import { callIdentity, pictureOf, sendPicture, submittedCheck } from '../../support/identity';
import type { TestPlatform } from '../../support/platform';
import { it as base } from '../../support/platform-test';
import { messagesTo, registerPlayer } from '../../support/registration';
import { SUMSUB, signedEvent, startSumsub, type TestSumsub } from '../../support/sumsub';

const port = await freePort();
const settings = { OUTBOX_ENABLED: 'true', ...SUMSUB, SUMSUB_API_URL: `http://127.0.0.1:${port}` };
const it = base
  .extend('settings', { scope: 'file' }, settings)
  .extend('sumsub', { scope: 'file' }, async ({ settings: { SUMSUB_API_URL: url = '' } }, { onCleanup }) => {
    const sumsub = await startSumsub(Number(new URL(url).port));
    onCleanup(() => sumsub.stop());
    return sumsub;
  });

const checkOf = async ({ ctx }: TestPlatform, id: string) => {
  const [row] = await ctx.db.select().from(identityChecks).where(eq(identityChecks.id, id));
  return row;
};
const told = (platform: TestPlatform, { payload, headers }: ReturnType<typeof signedEvent>, verifier = 'sumsub') =>
  platform.app.inject({ method: 'POST', url: `/webhooks/identity/${verifier}`, headers, payload });
const reviewed = (applicantId: string, externalUserId: string, more: object = {}) => ({
  applicantId,
  externalUserId,
  type: 'applicantReviewed',
  reviewStatus: 'completed',
  reviewResult: { reviewAnswer: 'GREEN' },
  ...more,
});

/** A check that the verifier has taken. */
async function taken(platform: TestPlatform, sumsub: TestSumsub, more: Record<string, unknown> = {}) {
  const player = await registerPlayer(platform.app);
  const id = await submittedCheck(platform, player.headers, more);
  await lookAfterIdentity(platform.ctx);
  const applicant = [...sumsub.applicants.values()].find(({ externalUserId }) => externalUserId === id);
  if (!applicant) throw new Error('the verifier has no applicant');
  return { ...player, id, applicant };
}

it('a check goes to the verifier as an applicant of our level with each picture, and is decided by its word once it is told of', async ({
  platform,
  sumsub,
}) => {
  const { id, applicant, phone, headers } = await taken(platform, sumsub, {
    document_kind: 'id_card',
    document_country: 'KZ',
  });
  expect(applicant).toMatchObject({ level: 'basic-kyc-level', dob: '1985-12-10', status: { reviewStatus: 'pending' } });
  expect(applicant.documents.toSorted()).toEqual([
    'ID_CARD BACK_SIDE KAZ true',
    'ID_CARD FRONT_SIDE KAZ true',
    'SELFIE - KAZ true',
  ]);
  expect(sumsub.refused).toEqual([]);
  expect(await checkOf(platform, id)).toMatchObject({
    status: 'SUBMITTED',
    verifier: 'sumsub',
    reference: applicant.id,
  });
  await lookAfterIdentity(platform.ctx);
  expect(applicant.documents).toHaveLength(3);
  sumsub.decide(applicant.id, 'GREEN');
  const events = await Promise.all(
    Array.from({ length: 4 }, () => told(platform, signedEvent(reviewed(applicant.id, id)))),
  );
  expect(events.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect((await checkOf(platform, id))?.status).toBe('APPROVED');
  const again = await told(platform, signedEvent(reviewed(applicant.id, id), undefined, 'sha512'));
  expect(again.statusCode).toBe(200);
  const said = (await messagesTo(platform.app, phone)).filter(({ body }) => body.includes('жеке бас'));
  expect(said).toHaveLength(1);
  expect((await callIdentity(platform, headers, '')).body.level).toBe(2);
});

it('an event with a wrong signature, an old hash, another body or nobody’s check changes nothing', async ({
  platform,
  sumsub,
}) => {
  const { id, applicant } = await taken(platform, sumsub);
  sumsub.decide(applicant.id, 'GREEN');
  const good = signedEvent(reviewed(applicant.id, id));
  const forged = [
    signedEvent(reviewed(applicant.id, id), 'another-secret-0123456789'),
    signedEvent(reviewed(applicant.id, id), undefined, 'sha1'),
    { ...good, payload: good.payload.replace('GREEN', 'RED') },
    { ...good, headers: { ...good.headers, 'x-payload-digest': '' } },
    { ...good, headers: { ...good.headers, 'x-payload-digest': good.headers['x-payload-digest'].slice(2) } },
  ];
  for (const event of forged) expect((await told(platform, event)).statusCode).toBe(401);
  expect((await told(platform, signedEvent({ type: 'applicantReviewed' }))).statusCode).toBe(400);
  expect((await told(platform, signedEvent(reviewed(applicant.id, crypto.randomUUID())))).statusCode).toBe(404);
  expect((await told(platform, signedEvent(reviewed('applicant0', id)))).statusCode).toBe(400);
  expect((await told(platform, good, 'sandbox')).statusCode).toBe(404);
  expect((await told(platform, signedEvent(reviewed(applicant.id, id, { type: 'applicantPending' })))).statusCode).toBe(
    200,
  );
  expect((await checkOf(platform, id))?.status).toBe('SUBMITTED');
  expect((await told(platform, good)).statusCode).toBe(200);
  expect((await checkOf(platform, id))?.status).toBe('APPROVED');
});

it('an event’s own word is not taken: what the verifier says when asked decides, and an old event changes nothing later', async ({
  platform,
  sumsub,
}) => {
  const { id, applicant, headers } = await taken(platform, sumsub);
  const early = signedEvent(reviewed(applicant.id, id));
  expect((await told(platform, early)).statusCode).toBe(200);
  expect((await checkOf(platform, id))?.status).toBe('SUBMITTED');
  sumsub.decide(applicant.id, 'RED', ['UNSATISFACTORY_PHOTOS', 'SCREENSHOTS']);
  await told(platform, early);
  expect(await checkOf(platform, id)).toMatchObject({ status: 'DENIED', reason: 'picture_unclear' });
  sumsub.decide(applicant.id, 'GREEN');
  await told(platform, early);
  expect((await checkOf(platform, id))?.status).toBe('DENIED');
  const again = await submittedCheck(platform, headers);
  await lookAfterIdentity(platform.ctx);
  await told(platform, early);
  expect((await checkOf(platform, again))?.status).toBe('SUBMITTED');
});

it('without an event the job asks, a birth that the document says otherwise is denied, and what no player can mend is an operator’s', async ({
  platform,
  sumsub,
}) => {
  const [one, other] = [await taken(platform, sumsub), await taken(platform, sumsub)];
  sumsub.decide(one.applicant.id, 'GREEN');
  sumsub.decide(other.applicant.id, 'RED', ['COMPROMISED_PERSONS']);
  sumsub.reads('1999-01-01');
  await lookAfterIdentity(platform.ctx);
  sumsub.reads(null);
  expect(await checkOf(platform, one.id)).toMatchObject({ status: 'DENIED', reason: 'data_differs' });
  expect(await checkOf(platform, other.id)).toMatchObject({
    status: 'SUBMITTED',
    operatorNote: 'The verifier rejected it: COMPROMISED_PERSONS.',
  });
});

it('a verifier in trouble is tried again without a second applicant, and after a day an operator looks', async ({
  platform,
  sumsub,
}) => {
  const { headers } = await registerPlayer(platform.app);
  sumsub.fail(503, /idDoc/);
  const id = await submittedCheck(platform, headers);
  const before = sumsub.applicants.size;
  await lookAfterIdentity(platform.ctx);
  expect(await checkOf(platform, id)).toMatchObject({ status: 'SUBMITTED', reference: null, withOperatorSince: null });
  sumsub.fail(429, /idDoc/);
  await lookAfterIdentity(platform.ctx);
  sumsub.fail(null);
  await lookAfterIdentity(platform.ctx);
  expect((await checkOf(platform, id))?.reference).not.toBeNull();
  expect(sumsub.applicants.size).toBe(before + 1);
  sumsub.fail(500, /status$/);
  platform.clock.now = new Date(platform.clock.now.getTime() + 86_400_000);
  await lookAfterIdentity(platform.ctx);
  sumsub.fail(null);
  expect(await checkOf(platform, id)).toMatchObject({ operatorNote: 'The verifier did not answer for a day.' });
});

it('a check that the verifier will not take is an operator’s at once', async ({ platform, sumsub }) => {
  const { headers } = await registerPlayer(platform.app);
  sumsub.fail(400, /idDoc/);
  const id = await submittedCheck(platform, headers);
  await lookAfterIdentity(platform.ctx);
  sumsub.fail(null);
  expect(await checkOf(platform, id)).toMatchObject({ operatorNote: 'The verifier refused it.' });
});

it('a source of funds goes to the verifier by its own level', async ({ platform, sumsub }) => {
  const { applicant, headers } = await taken(platform, sumsub);
  sumsub.decide(applicant.id, 'GREEN');
  await lookAfterIdentity(platform.ctx);
  const { id } = (await callIdentity(platform, headers, '/funds-checks', { document_kind: 'bank_statement' })).body;
  await sendPicture(platform, headers, { id, bytes: await pictureOf(4242) });
  await callIdentity(platform, headers, `/checks/${id}/submit`, {});
  await lookAfterIdentity(platform.ctx);
  const funds = [...sumsub.applicants.values()].find(({ externalUserId }) => externalUserId === id);
  expect(funds).toMatchObject({ level: 'source-of-funds', documents: ['INCOME_SOURCE - UKR true'] });
});

it('a verifier that says nothing is waited for no longer than it may take', async ({ sumsub }) => {
  sumsub.fail('silent');
  const within = (timeout: number) =>
    callSumsub(
      { api: `http://127.0.0.1:${port}`, appToken: 'a', secretKey: 'b', now: () => new Date(), timeout },
      { method: 'GET', path: '/resources/applicants/x/status' },
    );
  await expect(within(100)).rejects.toThrow(VerifierUnavailable);
  sumsub.fail(null);
  await expect(within(30_000)).rejects.toThrow(/401/);
});
