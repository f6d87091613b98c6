import { expect } from 'vitest';
import { it } from '../../support/platform-test';

it('the platform is ready while the database answers', async ({ platform }) => {
  const answer = await platform.app.inject('/ready');
  expect(answer.statusCode).toBe(200);
});

it('the platform answers an unknown address with the error object', async ({ platform }) => {
  const answer = await platform.app.inject('/nowhere');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ errorCode: 'NOT_FOUND' });
});
