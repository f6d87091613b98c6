import { type ProfileTerms, profileTermsSchema } from '@kozyr/contracts/jurisdictions';
import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { ProfilePreview, ProfileVersion } from '@kozyr/contracts/operator/jurisdictions';
import { call } from '../client';
import type { Command } from '../command';
import { readJson } from '../read-json';
import { type Column, facts, moment, table } from '../table';

const columns: Column<ProfileVersion>[] = [
  { title: 'profile', of: ({ code, named }) => (named ? code : `${code} (not named at the start)`) },
  { title: 'version', of: ({ version }) => version, right: true },
  { title: 'status', of: ({ status, in_force }) => (in_force ? 'HOLDS' : status) },
  { title: 'from', of: ({ from }) => moment(from) },
  { title: 'mode', of: ({ terms }) => terms.mode },
  { title: 'proposed by', of: ({ proposed_by }) => proposed_by ?? 'the product' },
  { title: 'decided by', of: ({ decided_by }) => decided_by ?? '' },
  { title: 'why', of: ({ reason }) => reason },
];

const changeColumns: Column<ProfilePreview['changes'][number]>[] = [
  { title: 'what changes', of: ({ field }) => field },
  { title: 'before', of: ({ before }) => before },
  { title: 'after', of: ({ after }) => after },
];

function previewText({ version, changes, players }: ProfilePreview): string {
  const about = facts([
    ['profile', version.code],
    ['version', version.version],
    ['status', version.in_force ? 'HOLDS' : version.status],
    ['from', moment(version.from)],
    ['proposed', `${moment(version.proposed_at)} by ${version.proposed_by ?? 'the product'}`],
    ['decided', version.decided_at && `${moment(version.decided_at)} by ${version.decided_by ?? 'the product'}`],
    ['why', version.reason],
    ['players', players],
  ]);
  return `${about}\n\n${changes.length > 0 ? table(changeColumns, changes) : 'It changes nothing.'}`;
}

const answer = (shown: ProfilePreview) => ({ data: shown, text: previewText(shown) });
const named = ([profile = '', version = '']: readonly string[]) => ({ params: { profile, version } });

/** What the law of each country makes of the product. */
export const jurisdictionCommands: readonly Command[] = [
  {
    name: 'jurisdictions list',
    summary: 'The profiles of countries with their versions, and which of them hold',
    run: async (access) => {
      const list = await call(access, endpoints.listProfileVersions, {});
      return { data: list, text: table(columns, list.items) };
    },
  },
  {
    name: 'jurisdictions show',
    args: ['profile', 'version'],
    summary: 'One version of a profile: what it changes and how many players it is for; --json has all of it',
    run: async (access, { args }) => answer(await call(access, endpoints.getProfileVersion, named(args))),
  },
  {
    name: 'jurisdictions propose',
    args: ['profile'],
    summary: 'Proposes the next version of a profile; it holds from its date on once another operator confirms it',
    options: {
      terms: { value: 'json', help: 'all terms, or @file that holds them', required: true },
      from: { value: 'moment', help: 'ISO 8601, UTC: 2027-01-01T00:00:00Z; an hour ahead at least', required: true },
      reason: { value: 'text', help: 'why; for the audit log', required: true },
    },
    run: async (access, { args: [profile = ''], must }) => {
      const terms: ProfileTerms = readJson('terms', must('terms'), profileTermsSchema);
      const body = { terms, from: must('from'), reason: must('reason') };
      return answer(await call(access, endpoints.proposeProfileVersion, { params: { profile }, body }));
    },
  },
  {
    name: 'jurisdictions confirm',
    args: ['profile', 'version'],
    summary: 'Confirms what another operator proposed',
    run: async (access, { args }) => answer(await call(access, endpoints.confirmProfileVersion, named(args))),
  },
  {
    name: 'jurisdictions withdraw',
    args: ['profile', 'version'],
    summary: 'Takes back a version that does not hold yet',
    run: async (access, { args }) => answer(await call(access, endpoints.withdrawProfileVersion, named(args))),
  },
];
