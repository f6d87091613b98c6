import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { FIRST_VISIT } from '../../app/shell/first-visit-script';
import { OWN_SCRIPTS } from '../../edge/src/csp/known-scripts';

it('the edge knows the digest of every script that we write into pages, and of no other', () => {
  expect(FIRST_VISIT).not.toMatch(/<\/|<!--/);
  expect([...OWN_SCRIPTS]).toEqual([createHash('sha256').update(FIRST_VISIT).digest('base64')]);
});
