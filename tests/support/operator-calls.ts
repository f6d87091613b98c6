import { randomUUID } from 'node:crypto';
import type { operatorEndpoints } from '@kozyr/contracts/operator';
import { UNKNOWN } from '../../platform/src/services/kernel/jurisdictions/rules';

/** The id of nobody. */
const nothing = randomUUID();

/** Well-formed, and of things that are not there: whoever is let in is told so, and nothing changes. */
export const BODIES: Partial<Record<keyof typeof operatorEndpoints, object>> = {
  addOperator: { name: 'x', role: 'support' },
  inviteOperator: { name: 'x', role: 'support' },
  approveWithdrawal: {},
  denyWithdrawal: { reason: 'suspected_fraud' },
  addPlayerNote: { text: 'Nobody there' },
  setPlayerTags: { tags: [] },
  openPlayerContact: { reason: 'Nobody there' },
  openRiskCase: { about: 'player', id: nothing, kind: 'money', reason: 'Nobody there' },
  assignRiskCase: { operator: null, from: null },
  noteRiskCase: { text: 'Nobody there' },
  linkRiskCase: { kind: 'player', id: nothing },
  closeRiskCase: { outcome: 'cleared', text: 'Nobody there' },
  reopenRiskCase: { text: 'Nobody there' },
  dryRunWithdrawalRules: { rules: { ceiling: { uah: '1', kzt: '1' }, rules: [] } },
  openHarmCase: { reason: 'Nobody there' },
  addHarmStep: { step: 'note', note: 'Nobody there' },
  closeHarmCase: { outcome: 'no_harm', note: 'Nobody there' },
  takeNickname: { nickname: 'Nobody', reason: 'insult' },
  dismissNicknameReports: { nickname: 'Nobody' },
  approveIdentityCheck: { note: 'Nobody there' },
  denyIdentityCheck: { reason: 'not_genuine', note: 'Nobody there' },
  acknowledgeStuck: { kind: 'event_contradiction', id: 'none', note: 'seen to' },
  createAdjustment: {
    player: nothing,
    wallet: 'game',
    amount: '1',
    note: 'A note',
    reason: 'A reason',
    idempotency_key: 'never-used',
  },
  proposeProfileVersion: { terms: UNKNOWN, from: '2026-03-02T10:00:00Z', reason: 'Too soon' },
  writeOffChargeback: { reason: 'Nobody there' },
  reconcileDay: { day: '2026-03-01' },
  createBattle: { tier: 'gold', currency: 'uah', seconds: 60, min_stake: '1', prizes: ['1', '2'] },
  cancelBattle: { reason: 'Nobody there' },
  createBonus: { group: 'Cashback', currency: 'uah', type: 'PROMO_CODE', name: 'No code', bonus_amount: '1', wager: 1 },
  changeBonus: { wager: 1 },
  switchBonusGroup: { enabled: false },
  setBonusSetting: { version: 1, options: { days_of_week_active: {} } },
  endPlayerBonus: { note: 'Nobody there' },
  topUpJackpot: { amount: '999999999', reason: 'Too much', idempotency_key: 'never-used' },
  setSetting: { value: '1' },
  switchGame: { enabled: false },
  closeGame: { closed_in: ['KZ'] },
  closeProvider: { closed_in: ['KZ'] },
  switchProvider: { enabled: false },
  setMaintenance: { provider: 'nobody-of-that-name', kind: 'PLANNED' },
  answerChat: { text: 'Hello', idempotency_key: randomUUID() },
  readChatThread: { up_to: '1' },
  assignChatThread: { operator: null, from: null },
  answerContactRequest: { text: 'Hello', idempotency_key: randomUUID() },
  addCannedAnswer: { key: 'x', title: 'x', texts: { uk: 'x', ru: 'x', en: 'x', kk: 'x' } },
  changeCannedAnswer: { title: 'x', texts: { uk: 'x', ru: 'x', en: 'x', kk: 'x' }, version: 1 },
  removeCannedAnswer: { version: 1 },
};
/** What is asked with, where something has to be. */
export const QUERIES: Partial<Record<keyof typeof operatorEndpoints, Record<string, string>>> = {
  findPlayers: { find: '0000000' },
  searchAnything: { q: 'nobody-of-that-name' },
  getPlayerStatement: { wallet: 'game', from: '2026-03-01', to: '2026-03-02' },
  getHouseStatement: { from: '2026-03-01', to: '2026-03-02' },
  getDayReport: { currency: 'uah', from: '2026-03-01', to: '2026-03-02' },
  getGameReport: { currency: 'uah', from: '2026-03-01', to: '2026-03-02' },
};
/** What stands in the paths. */
export const PATH_VALUES: Record<string, string> = {
  id: nothing,
  key: 'nothing-of-that-key',
  side: 'front',
  day: '2026-03-01',
  profile: 'ZZ',
  version: '1',
  account: 'adjustments',
  code: 'NOTHING',
  name: 'nobody',
  slug: 'nothing-of-that-name',
  level: 'clubs',
  currency: 'uah',
  monday: '2026-03-03',
};
