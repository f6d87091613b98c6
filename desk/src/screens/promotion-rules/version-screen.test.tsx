// @vitest-environment jsdom
import type { Permission } from '@kozyr/contracts/operator/permissions';
import { BUILT_IN, type PromotionKind } from '@kozyr/contracts/promotions/rules';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import promotions from '@/desk/messages/en/promotions.json';
import { answerDesk, drawDesk } from '../../../../tests/support/desk-screen';
import { layOut } from '../../../../tests/support/laid-out';
import { VersionScreen } from './version-screen';

const versionOf = (kind: PromotionKind, more: object = {}) => ({
  ...{ kind, version: 0, state: 'BUILT_IN', in_force: true, edition: 1, based_on: null, valid_from: null, note: null },
  ...{ created_by: null, created_at: null, proposed_by: null, proposed_at: null, decided_by: null, decided_at: null },
  rules: { kind, value: BUILT_IN[kind] },
  ...more,
});
const DRAFT = versionOf('stars', { version: 3, state: 'DRAFT', in_force: false, based_on: 0, created_by: 'olha' });
const stars = Array.from({ length: 6 }, (_, count) => ({ stars: count, now: 1, proposed: 2 }));
const FOX = {
  ...{ slug: 'lucky-fox', title: 'Lucky Fox', category: 'slots', provider: 'north', provider_name: 'North Star' },
  ...{ enabled: true, provider_enabled: true, available: true, closed_in: [], closed_by_rules: [] },
};
const PREVIEW = {
  kind: 'stars',
  currencies: { uah: { stars, rising: 4, falling: 0 }, kzt: { stars, rising: 0, falling: 0 } },
};

const answered = (version: object) =>
  answerDesk((call) => {
    if (call === 'GET /operator/promotion-settings')
      return {
        status: 200,
        body: { items: [{ kind: 'stars', in_force: versionOf('stars'), next: null, drafts: 1, proposed: 0 }] },
      };
    if (call.endsWith('/preview')) return { status: 200, body: PREVIEW };
    return { status: 200, body: version };
  });

beforeEach(layOut);
afterEach(() => vi.unstubAllGlobals());

it('a draft is saved only within its bounds, with the edition that was read, and shows what differs', async () => {
  const calls = answered(DRAFT);
  drawDesk(<VersionScreen kind="stars" version="3" />, { promotions });
  const form = within(await screen.findByRole('form', { name: promotions.form }));
  const [first] = form.getAllByLabelText('1 star');
  if (!first) throw new Error('The first star has a field.');
  await userEvent.clear(first);
  await userEvent.type(first, '20000');
  await userEvent.click(form.getByRole('button', { name: promotions.act.save }));
  expect((await form.findAllByRole('alert')).map(({ textContent }) => textContent)).toContain(
    `${promotions.wrong.title}${promotions.bounds.stars}`,
  );
  expect(calls.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
  await userEvent.clear(first);
  await userEvent.type(first, '900');
  await userEvent.click(form.getByRole('button', { name: promotions.act.save }));
  const thresholds = { ...BUILT_IN.stars.thresholds };
  thresholds.uah = ['900.00', ...thresholds.uah.slice(1)];
  await waitFor(() =>
    expect(calls.find(({ call }) => call.startsWith('PUT'))).toMatchObject({
      call: 'PUT /operator/promotion-settings/stars/3',
      body: { edition: 1, rules: { kind: 'stars', value: { thresholds } } },
    }),
  );
  expect(within(screen.getByRole('region', { name: promotions.changes })).getByText('900.00')).toBeTruthy();
});

it('whoever may not propose reads a draft and what it would mean, without a form and without acts', async () => {
  answered(DRAFT);
  drawDesk(<VersionScreen kind="stars" version="3" />, { promotions }, { role: 'support' });
  const preview = within(await screen.findByRole('region', { name: promotions.preview }));
  expect(await preview.findByText('UAH: 4 players would have more stars and 0 players fewer.')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
});

it('a proposal is confirmed after it was shown again, and a version that holds is neither confirmed nor withdrawn', async () => {
  const proposal = { ...DRAFT, state: 'PROPOSED', valid_from: '2026-12-01T00:00:00.000Z', note: 'More stars' };
  const calls = answered(proposal);
  const { unmount } = drawDesk(<VersionScreen kind="stars" version="3" />, { promotions });
  await userEvent.click(await screen.findByRole('button', { name: promotions.act.confirm }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('More stars')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: promotions.act.confirm }));
  await waitFor(() =>
    expect(calls.map(({ call }) => call)).toContain('POST /operator/promotion-settings/stars/3/confirm'),
  );
  unmount();
  answered(versionOf('stars'));
  drawDesk(<VersionScreen kind="stars" version="0" />, { promotions });
  expect(await screen.findByRole('button', { name: promotions.act.again })).toBeTruthy();
  for (const name of [promotions.act.confirm, promotions.act.withdraw, promotions.act.propose])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('closed games are typed line by line, show whom they concern, and are nobody’s who may not switch games', async () => {
  const draft = versionOf('closed-games', { version: 2, state: 'DRAFT', in_force: false, based_on: 0 });
  const area = { area: 'KZ', now: 0, proposed: 1, closing: 1, opening: 0, players: 3, open_rounds: 2 };
  const calls = answerDesk((call) => {
    if (call === 'GET /operator/promotion-settings')
      return {
        status: 200,
        body: {
          items: [{ kind: 'closed-games', in_force: versionOf('closed-games'), next: null, drafts: 1, proposed: 0 }],
        },
      };
    if (call === 'GET /operator/games') return { status: 200, body: { items: [FOX], next: null } };
    if (call.endsWith('/preview'))
      return { status: 200, body: { kind: 'closed-games', areas: [area], unknown: ['no-game'] } };
    return { status: 200, body: draft };
  });
  const { unmount } = drawDesk(<VersionScreen kind="closed-games" version="2" />, { promotions });
  const form = within(await screen.findByRole('form', { name: promotions.form }));
  const lines = form.getByLabelText(promotions.named.games);
  await userEvent.type(lines, 'lucky-fox Kazakhstan');
  await userEvent.click(form.getByRole('button', { name: promotions.act.save }));
  expect(await form.findByText(promotions.wrong.field)).toBeTruthy();
  await userEvent.clear(lines);
  await userEvent.type(form.getByLabelText(promotions.find.title), 'fox{enter}');
  await userEvent.click(await form.findByRole('button', { name: /Add Lucky Fox/ }));
  expect(document.activeElement).toBe(lines);
  await userEvent.type(lines, 'kz{enter}no-game EU');
  await userEvent.click(form.getByRole('button', { name: promotions.act.save }));
  const games = [
    { slug: 'lucky-fox', areas: ['KZ'] },
    { slug: 'no-game', areas: ['EU'] },
  ];
  await waitFor(() =>
    expect(calls.find(({ call }) => call.startsWith('PUT'))).toMatchObject({
      body: { rules: { kind: 'closed-games', value: { games } } },
    }),
  );
  const preview = within(screen.getByRole('region', { name: promotions.preview }));
  expect(preview.getByText(/3 players from there played them in 28 days; 2 rounds of theirs are open/)).toBeTruthy();
  expect(preview.getByText(/No feed has: no-game/)).toBeTruthy();
  unmount();
  const permissions: Permission[] = ['promotions.read', 'promotions.propose', 'promotions.confirm'];
  drawDesk(<VersionScreen kind="closed-games" version="2" />, { promotions }, { rights: { permissions, amounts: {} } });
  await screen.findByRole('region', { name: promotions.preview });
  expect(screen.queryByRole('form')).toBeNull();
});
