import { expect } from 'vitest';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';

let maker: TestOperator;
let other: TestOperator;
it.beforeAll(async ({ platform }) => {
  maker = await makeOperator(platform, 'admin');
  other = await makeOperator(platform, 'admin');
});

const OFFER = { group: 'PromoCode', currency: 'uah', type: 'PROMO_CODE', status: 'ACTIVE', is_public: false };
let nth = 0;
const create = async (platform: TestPlatform, terms: object) => {
  nth += 1;
  const body = { ...OFFER, name: `Offer ${nth}`, code: `OFFER${nth}`, bonus_amount: '50', wager: 20, ...terms };
  const answer = await callAs(platform, maker, '/operator/bonuses', { body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().bonus;
};
const change = (platform: TestPlatform, who: TestOperator, { id }: { id: string }, body: object) =>
  callAs(platform, who, `/operator/bonuses/${id}`, { method: 'PATCH', body });
const publish = async (platform: TestPlatform, who: TestOperator, bonus: { id: string }) => {
  const answer = await change(platform, who, bonus, { status: 'ACTIVE' });
  return answer.statusCode === 200 ? answer.json().bonus.status : answer.json().errorCode;
};
const PERCENTAGE = { type: 'PERCENTAGE', code: null, min_deposit_amount: '100' };

it.for([
  ['money without wagering', { wager: 0 }],
  ['money with next to no wagering', { wager: 0.99 }],
  ['more than 5,000 UAH', { bonus_amount: '5000.01' }],
  ['more than 50,000 KZT', { currency: 'kzt', bonus_amount: '50000.01' }],
  ['a share of up to more than that', { ...PERCENTAGE, max_bonus_amount: '5000.01' }],
] as const)('a bonus with %s is a draft until a second person puts it on offer', async ([_, terms], { platform }) => {
  const bonus = await create(platform, terms);
  expect(bonus.status).toBe('DRAFT');
  const helper = await makeOperator(platform, 'admin', maker.id);
  expect(await publish(platform, maker, bonus)).toBe('SECOND_PERSON_NEEDED');
  expect(await publish(platform, helper, bonus)).toBe('SECOND_PERSON_NEEDED');
  expect(await publish(platform, other, bonus)).toBe('ACTIVE');
  // Again changes nothing, whoever asks.
  expect(await publish(platform, maker, bonus)).toBe('ACTIVE');
});

it.for([
  ['5,000 UAH to be wagered', { bonus_amount: '5000' }],
  ['50,000 KZT to be wagered', { currency: 'kzt', bonus_amount: '50000' }],
  ['a large share of a deposit up to 5,000', { ...PERCENTAGE, bonus_amount: '9000', max_bonus_amount: '5000' }],
] as const)('a bonus with %s is on offer by one operator alone', async ([_, terms], { platform }) => {
  expect((await create(platform, terms)).status).toBe('ACTIVE');
});

it('a bonus on offer becomes a draft of who changes it so, and of who changes any of it then', async ({ platform }) => {
  const bonus = await create(platform, {});
  expect((await change(platform, maker, bonus, { wager: 0 })).json().bonus).toMatchObject({
    status: 'DRAFT',
    wager: 0,
  });
  expect(await publish(platform, maker, bonus)).toBe('SECOND_PERSON_NEEDED');
  // Whoever changes it on the way has said its terms, and is not the second one.
  const changed = await change(platform, other, bonus, { status: 'ACTIVE', bonus_amount: '4000' });
  expect(changed.json().bonus).toMatchObject({ status: 'DRAFT', bonus_amount: '4000.00' });
  expect(await publish(platform, other, bonus)).toBe('SECOND_PERSON_NEEDED');
  expect(await publish(platform, maker, bonus)).toBe('ACTIVE');
  expect((await change(platform, maker, bonus, { max_unique_activations: 1_000 })).json().bonus.status).toBe('DRAFT');
  // Off is anybody's to say, and needs no second one.
  expect(await publish(platform, other, bonus)).toBe('ACTIVE');
  expect((await change(platform, maker, bonus, { status: 'INACTIVE' })).json().bonus.status).toBe('INACTIVE');
  expect(
    (await change(platform, maker, bonus, { wager: 20, bonus_amount: '50', status: 'ACTIVE' })).json().bonus.status,
  ).toBe('ACTIVE');
});
