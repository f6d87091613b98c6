import { expect, it } from 'vitest';
import { uploadIdentityPicture } from './identity';
import { takesPicture } from './picture-uploads';

it('a path takes a picture where the contract’s endpoint is, and nowhere else', () => {
  const path = uploadIdentityPicture.path
    .replace('{id}', '0f8fad5b-d9cb-469f-a165-70867728950e')
    .replace('{side}', 'selfie');
  expect(takesPicture(path)).toBe(true);
  for (const other of [
    '/users/identity',
    `${path}/x`,
    `/x${path}`,
    '/users/identity/checks/a/submit',
    '/chat/messages',
  ])
    expect(takesPicture(other)).toBe(false);
});
