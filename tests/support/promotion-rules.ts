import type { PromotionVersion } from '@kozyr/contracts/operator/promotion-settings';
import type { PromotionRules } from '@kozyr/contracts/promotions/rules';
import { addSeconds } from 'date-fns';
import { callAs, makeOperator, type TestOperator } from './operators';
import type { TestPlatform } from './platform';

const PATH = '/operator/promotion-settings';
/** The address of a version, or of an act on it. */
export const versionPath = ({ kind, version }: Pick<PromotionVersion, 'kind' | 'version'>, act = '') =>
  `${PATH}/${kind}/${version}${act && `/${act}`}`;

/** A draft of these rules. */
export async function draftRules(
  platform: TestPlatform,
  who: TestOperator,
  rules: PromotionRules,
): Promise<PromotionVersion> {
  const saved = await callAs(platform, who, PATH, { body: { rules, based_on: 0 } });
  if (saved.statusCode !== 201) throw new Error(`No draft: ${saved.body}`);
  return saved.json();
}

/** Proposes a draft. @returns the answer as it came */
export const proposeRules = (platform: TestPlatform, who: TestOperator, draft: PromotionVersion, from: Date) =>
  callAs(platform, who, versionPath(draft, 'propose'), {
    body: { valid_from: from.toISOString(), note: 'For a test', edition: draft.edition },
  });

/** Confirms a proposal. @returns the answer as it came */
export const confirmRules = (platform: TestPlatform, who: TestOperator, version: PromotionVersion) =>
  callAs(platform, who, versionPath(version, 'confirm'), { method: 'POST' });

/** Two admins make these rules hold from a moment on, or from a minute from now. @returns the confirmed version */
export async function makeRules(
  platform: TestPlatform,
  rules: PromotionRules,
  from: Date = addSeconds(platform.clock.now, 60),
): Promise<PromotionVersion> {
  const [one, two] = [await makeOperator(platform, 'admin'), await makeOperator(platform, 'admin')];
  const draft = await draftRules(platform, one, rules);
  const proposed = await proposeRules(platform, one, draft, from);
  if (proposed.statusCode !== 200) throw new Error(`Not proposed: ${proposed.body}`);
  const confirmed = await confirmRules(platform, two, draft);
  if (confirmed.statusCode !== 200) throw new Error(`Not confirmed: ${confirmed.body}`);
  return confirmed.json();
}
