import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPlatform, type TestPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.stop());

it('the platform is ready while the database answers', async () => {
  const answer = await platform.app.inject('/ready');
  expect(answer.statusCode).toBe(200);
});

it('the platform answers an unknown address with the error object', async () => {
  const answer = await platform.app.inject('/nowhere');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ errorCode: 'NOT_FOUND' });
});
