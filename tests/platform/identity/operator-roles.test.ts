import type { OperatorEndpoint } from '@kozyr/contracts/endpoint';
import { operatorEndpoints } from '@kozyr/contracts/operator';
import { OPERATOR_ROLES, type OperatorRole } from '@kozyr/contracts/operator/roles';
import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { bearerOf, makePlayer } from '../../support/funded-player';
import { BODIES, PATH_VALUES, QUERIES } from '../../support/operator-calls';
import { makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';

const it = platformTest({ GATEWAY_URL: 'http://127.0.0.1:9' });
const operators = new Map<OperatorRole, TestOperator>();
let last: TestOperator;
let playerHeaders: { authorization: string };
it.beforeAll(async ({ platform }) => {
  // The gateway's address answers nobody: a call that gets so far is one that was let in.
  for (const role of OPERATOR_ROLES) operators.set(role, await makeOperator(platform, role));
  last = await makeOperator(platform, 'support');
  const player = await makePlayer(platform);
  playerHeaders = await bearerOf(platform, player.id, platform.clock.now);
});

/** Who may, written by hand: a role that slips in the contract is found here. */
const MAY: Record<keyof typeof operatorEndpoints, readonly OperatorRole[]> = {
  getOwnOperator: ['support', 'payments', 'finance', 'admin'],
  listAudit: ['support', 'payments', 'finance', 'admin'],
  exportAudit: ['admin'],
  searchAnything: ['support', 'payments', 'finance', 'admin'],
  findPlayers: ['support', 'payments', 'finance', 'admin'],
  exportPlayers: ['admin'],
  listPlayers: ['support', 'payments', 'finance', 'admin'],
  listPlayerTags: ['support', 'payments', 'finance', 'admin'],
  getPlayerRecord: ['support', 'payments', 'finance', 'admin'],
  listPlayerMovements: ['support', 'payments', 'finance', 'admin'],
  listPlayerRounds: ['support', 'payments', 'finance', 'admin'],
  listPlayerPayments: ['support', 'payments', 'finance', 'admin'],
  listPlayerSessions: ['support', 'payments', 'finance', 'admin'],
  listPlayerRelations: ['support', 'payments', 'finance', 'admin'],
  getPlayerTimeline: ['support', 'payments', 'finance', 'admin'],
  listPlayerNotes: ['support', 'payments', 'finance', 'admin'],
  addPlayerNote: ['support', 'payments', 'finance', 'admin'],
  setPlayerTags: ['support', 'payments', 'finance', 'admin'],
  openPlayerContact: ['support', 'payments', 'finance', 'admin'],
  getPlayerProtection: ['support', 'payments', 'finance', 'admin'],
  excludeForPlayer: ['support', 'payments', 'finance', 'admin'],
  listPromotionKinds: ['support', 'payments', 'finance', 'admin'],
  listPromotionVersions: ['support', 'payments', 'finance', 'admin'],
  getPromotionVersion: ['support', 'payments', 'finance', 'admin'],
  previewPromotionRules: ['support', 'payments', 'finance', 'admin'],
  savePromotionDraft: ['admin'],
  changePromotionDraft: ['admin'],
  deletePromotionDraft: ['admin'],
  proposePromotionVersion: ['admin'],
  confirmPromotionVersion: ['admin'],
  withdrawPromotionVersion: ['admin'],
  listRiskCases: ['support', 'payments', 'finance', 'admin'],
  getRiskCase: ['support', 'payments', 'finance', 'admin'],
  openRiskCase: ['payments', 'admin'],
  assignRiskCase: ['payments', 'admin'],
  noteRiskCase: ['payments', 'admin'],
  linkRiskCase: ['payments', 'admin'],
  closeRiskCase: ['payments', 'admin'],
  reopenRiskCase: ['payments', 'admin'],
  listHarmCases: ['support', 'payments', 'finance', 'admin'],
  getHarmCase: ['support', 'payments', 'finance', 'admin'],
  openHarmCase: ['support', 'payments', 'finance', 'admin'],
  addHarmStep: ['support', 'payments', 'finance', 'admin'],
  closeHarmCase: ['support', 'payments', 'finance', 'admin'],
  listReportedNicknames: ['support', 'payments', 'finance', 'admin'],
  takeNickname: ['support', 'payments', 'finance', 'admin'],
  dismissNicknameReports: ['support', 'payments', 'finance', 'admin'],
  listProfileVersions: ['support', 'payments', 'finance', 'admin'],
  getProfileVersion: ['support', 'payments', 'finance', 'admin'],
  proposeProfileVersion: ['admin'],
  confirmProfileVersion: ['admin'],
  withdrawProfileVersion: ['admin'],
  listIdentityChecks: ['support', 'payments', 'finance', 'admin'],
  getIdentityCheck: ['payments', 'admin'],
  getIdentityPicture: ['payments', 'admin'],
  approveIdentityCheck: ['payments', 'admin'],
  denyIdentityCheck: ['payments', 'admin'],
  resetSecondFactor: ['admin'],
  suspendPlayer: ['admin'],
  liftSuspension: ['admin'],
  liftBarring: ['admin'],
  listRegister: ['admin'],
  addToRegister: ['admin'],
  removeFromRegister: ['admin'],
  listWithdrawals: ['support', 'payments', 'finance', 'admin'],
  getWithdrawal: ['support', 'payments', 'finance', 'admin'],
  listWithdrawalQueue: ['support', 'payments', 'finance', 'admin'],
  getQueuedWithdrawal: ['support', 'payments', 'finance', 'admin'],
  getToday: ['support', 'payments', 'finance', 'admin'],
  listStuck: ['support', 'payments', 'finance', 'admin'],
  listChatThreads: ['support', 'payments', 'finance', 'admin'],
  getChatThread: ['support', 'payments', 'finance', 'admin'],
  answerChat: ['support', 'payments', 'finance', 'admin'],
  readChatThread: ['support', 'payments', 'finance', 'admin'],
  typeInChatThread: ['support', 'payments', 'finance', 'admin'],
  closeChatThread: ['support', 'payments', 'finance', 'admin'],
  leaveChatSupport: ['support', 'payments', 'finance', 'admin'],
  listContactRequests: ['support', 'payments', 'finance', 'admin'],
  handleContactRequest: ['support', 'payments', 'finance', 'admin'],
  assignChatThread: ['support', 'payments', 'finance', 'admin'],
  listChatOperators: ['support', 'payments', 'finance', 'admin'],
  getChatChanges: ['support', 'payments', 'finance', 'admin'],
  answerContactRequest: ['support', 'payments', 'finance', 'admin'],
  listCannedAnswers: ['support', 'payments', 'finance', 'admin'],
  addCannedAnswer: ['admin'],
  changeCannedAnswer: ['admin'],
  removeCannedAnswer: ['admin'],
  listAdjustments: ['support', 'payments', 'finance', 'admin'],
  listHeldWins: ['support', 'payments', 'finance', 'admin'],
  approveHeldWin: ['finance', 'admin'],
  denyHeldWin: ['finance', 'admin'],
  listChargebacks: ['support', 'payments', 'finance', 'admin'],
  listReconciliations: ['support', 'payments', 'finance', 'admin'],
  getReconciliation: ['support', 'payments', 'finance', 'admin'],
  getPlayerStatement: ['support', 'payments', 'finance', 'admin'],
  getHouseStatement: ['support', 'payments', 'finance', 'admin'],
  getDayReport: ['finance', 'admin'],
  getGameReport: ['finance', 'admin'],
  getCohortReport: ['finance', 'admin'],
  listSettings: ['support', 'payments', 'finance', 'admin'],
  listMaintenance: ['support', 'payments', 'finance', 'admin'],
  listOperatedGames: ['support', 'payments', 'finance', 'admin'],
  listOperatedProviders: ['support', 'payments', 'finance', 'admin'],
  listJobs: ['support', 'payments', 'finance', 'admin'],
  listBattles: ['support', 'payments', 'finance', 'admin'],
  getBattleSizing: ['support', 'payments', 'finance', 'admin'],
  createBattle: ['finance', 'admin'],
  cancelBattle: ['finance', 'admin'],
  listBonuses: ['support', 'payments', 'finance', 'admin'],
  getBonus: ['support', 'payments', 'finance', 'admin'],
  listBonusGroups: ['support', 'payments', 'finance', 'admin'],
  listPlayerBonuses: ['support', 'payments', 'finance', 'admin'],
  endPlayerBonus: ['finance', 'admin'],
  listBonusSettings: ['support', 'payments', 'finance', 'admin'],
  getBonusSetting: ['support', 'payments', 'finance', 'admin'],
  setBonusSetting: ['admin'],
  getTasks: ['support', 'payments', 'finance', 'admin'],
  setTasks: ['admin'],
  createBonus: ['admin'],
  changeBonus: ['admin'],
  switchBonusGroup: ['admin'],
  approveWithdrawal: ['payments', 'admin'],
  denyWithdrawal: ['payments', 'admin'],
  acknowledgeStuck: ['finance', 'admin'],
  createAdjustment: ['finance', 'admin'],
  confirmAdjustment: ['finance', 'admin'],
  rejectAdjustment: ['finance', 'admin'],
  collectChargeback: ['finance', 'admin'],
  writeOffChargeback: ['finance', 'admin'],
  reconcileDay: ['finance', 'admin'],
  listOperatorJackpots: ['support', 'payments', 'finance', 'admin'],
  topUpJackpot: ['finance', 'admin'],
  getCashbackWeek: ['support', 'payments', 'finance', 'admin'],
  rerunCashbackWeek: ['finance', 'admin'],
  listOperators: ['admin'],
  addOperator: ['admin'],
  disableOperator: ['admin'],
  inviteOperator: ['admin'],
  inviteOperatorAgain: ['admin'],
  getOwnSignIn: ['support', 'payments', 'finance', 'admin'],
  stepUp: ['support', 'payments', 'finance', 'admin'],
  askStepUpPasskey: ['support', 'payments', 'finance', 'admin'],
  stepUpByPasskey: ['support', 'payments', 'finance', 'admin'],
  signOut: ['support', 'payments', 'finance', 'admin'],
  endOwnSession: ['support', 'payments', 'finance', 'admin'],
  replaceOwnRecoveryCodes: ['support', 'payments', 'finance', 'admin'],
  changeOwnPassword: ['support', 'payments', 'finance', 'admin'],
  setUpOwnTotp: ['support', 'payments', 'finance', 'admin'],
  confirmOwnTotp: ['support', 'payments', 'finance', 'admin'],
  askOwnNewPasskey: ['support', 'payments', 'finance', 'admin'],
  addOwnPasskey: ['support', 'payments', 'finance', 'admin'],
  removeOwnPasskey: ['support', 'payments', 'finance', 'admin'],
  setSetting: ['admin'],
  switchGame: ['admin'],
  reopenTable: ['admin'],
  switchProvider: ['admin'],
  closeGame: ['admin'],
  closeProvider: ['admin'],
  setMaintenance: ['admin'],
};

const every = Object.entries(MAY).map(([name, may]) => {
  const known = Object.entries(operatorEndpoints).find(([one]) => one === name);
  if (!known) throw new Error(`there is no endpoint ${name}`);
  const endpoint: OperatorEndpoint = known[1];
  return {
    name,
    may,
    endpoint,
    body: new Map(Object.entries(BODIES)).get(name),
    query: new Map(Object.entries(QUERIES)).get(name),
  };
});

const ask = (
  platform: TestPlatform,
  { endpoint, body, query }: (typeof every)[number],
  headers: Record<string, string>,
) =>
  platform.app.inject({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => PATH_VALUES[name] ?? 'x'),
    headers,
    query: query ?? {},
    ...(endpoint.method === 'GET' ? {} : { body: body ?? {} }),
  });

const refusals = async (platform: TestPlatform) =>
  platform.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'operator_refused')).orderBy(desc(auditLog.id));

it('the matrix of roles speaks of every endpoint there is', () => {
  expect(Object.keys(MAY).sort()).toEqual(Object.keys(operatorEndpoints).sort());
});

describe.each(OPERATOR_ROLES)('the role %s', (role) => {
  it.for(every.map((one) => [one.may.includes(role) ? 'may' : 'may not', one.name, one] as const))(
    `the role ${role} %s call %s`,
    async ([may, _, one], { platform }) => {
      const before = (await refusals(platform)).length;
      const who = operators.get(role);
      const answer = await ask(platform, one, who?.headers ?? {});
      if (may === 'may') {
        expect([401, 403, 500]).not.toContain(answer.statusCode);
        expect((await refusals(platform)).length).toBe(before);
        return;
      }
      expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'FORBIDDEN']);
      const [refused, ...rest] = await refusals(platform);
      expect(rest).toHaveLength(before);
      expect(refused).toMatchObject({
        actor: who?.id,
        subject: `${one.endpoint.method} ${one.endpoint.path}`,
        details: { why: 'role', ip: '127.0.0.1' },
      });
    },
  );
});

/** Whoever is no operator, each in a quarter of an hour of its own. */
const strangers: Record<string, () => Record<string, string>> = {
  'no key': () => ({}),
  'a wrong key': () => ({ authorization: `Operator ${'x'.repeat(43)}` }),
  'another scheme': () => ({ authorization: last.headers.authorization.replace('Operator', 'Bearer') }),
  'a player’s token': () => playerHeaders,
  'half a key': () => ({ authorization: last.headers.authorization.slice(0, -20) }),
  'a cookie': () => ({ cookie: `operator=${last.headers.authorization}` }),
};

describe.each(Object.keys(strangers))('%s', (stranger) => {
  it.for(every.map((one) => [one.name, one] as const))(
    `${stranger} opens nothing at %s, and is written down`,
    async ([_, one], { platform }) => {
      platform.clock.now = new Date(platform.clock.now.getTime() + 16 * 60_000);
      const before = (await refusals(platform)).length;
      const answer = await ask(platform, one, strangers[stranger]?.() ?? {});
      expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'UNAUTHORIZED']);
      expect(Object.keys(answer.json()).sort()).toEqual(['errorCode', 'message', 'requestId']);
      const [refused, ...rest] = await refusals(platform);
      expect(rest).toHaveLength(before);
      expect(refused).toMatchObject({ actor: 'unknown', subject: `${one.endpoint.method} ${one.endpoint.path}` });
    },
  );
});

describe('bodies that are no bodies', () => {
  it.for(every.filter(({ endpoint }) => endpoint.body !== undefined).map((one) => [one.name, one] as const))(
    '%s of operators answers bodies that are no bodies by a refusal of the contract',
    async ([_, one], { platform }) => {
      const admin = operators.get('admin');
      for (const payload of ['{', 'null', '[]', '{"amount": 1, "value": {}, "enabled": "yes", "day": "2026-02-30"}']) {
        const answer = await platform.app.inject({
          method: one.endpoint.method,
          url: one.endpoint.path.replaceAll(/\{(\w+)\}/g, (__, name: string) => PATH_VALUES[name] ?? 'x'),
          headers: { ...admin?.headers, 'content-type': 'application/json' },
          payload,
        });
        expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
        expect(answer.statusCode, answer.body).toBeLessThan(500);
        expect(answer.json().errorCode).toMatch(/^[A-Z_]+$/);
      }
    },
  );
});
