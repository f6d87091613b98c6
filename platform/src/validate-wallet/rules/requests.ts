import { done, RuleBroken, refused } from '../expectations';
import type { GameSession } from '../game-session';
import { rulesAbout } from '../rule';

const NO_AMOUNTS = ['1.005', '0', '0.00', '-1.00', '1e2', '01.00', '1,00', ' 1.00', '+1.00', '.50', '1.', '', 'NaN'];
const NO_WINS = ['1.005', '-0.01', '1e2', '00', '1,00', ''];
const NO_IDS = {
  empty: '',
  'a space': 'a b',
  'no ASCII': 'ставка',
  '129 characters': 'x'.repeat(129),
  'a tab': 'a\tb',
};

/** Every one of these is refused as INVALID_REQUEST, and nothing has moved after all. */
async function allRefused(
  session: GameSession,
  calls: Record<string, () => ReturnType<GameSession['send']>>,
): Promise<void> {
  const before = await session.balance();
  for (const [what, call] of Object.entries(calls)) refused(await call(), 'INVALID_REQUEST', what);
  if ((await session.balance()) !== before) throw new RuleBroken('the balance moved');
}

export const requestRules = rulesAbout('request', {
  'a body that is no JSON: 400 INVALID_REQUEST': async ({ send }) =>
    refused(await send('bet', {}, { raw: '{"' }), 'INVALID_REQUEST'),
  'a body without its fields: 400 INVALID_REQUEST': async (session) =>
    allRefused(
      session,
      Object.fromEntries(
        (['authenticate', 'balance', 'bet', 'win', 'play', 'refund', 'rollback'] as const).map((action) => [
          action,
          () => session.send(action, {}),
        ]),
      ),
    ),
  'a bet of "1.005", "0", "-1.00", "1e2", "1,00", " 1.00", the number 1 and the like: 400': async (session) =>
    allRefused(session, {
      ...Object.fromEntries(NO_AMOUNTS.map((text, nth) => [`"${text}"`, () => session.round().bet(`b${nth}`, text)])),
      'the number 1': () => session.round().bet('b', '1', { amount: 1 }),
    }),
  'a win of "1.005", "-0.01", "1e2", "00", "" and the like: 400': async (session) => {
    const round = session.round();
    await round.bet('b');
    await allRefused(session, Object.fromEntries(NO_WINS.map((text) => [`"${text}"`, () => round.win('w', text)])));
  },
  'a win without round_closed: 400': async (session) => {
    const round = session.round();
    await round.bet('b');
    await allRefused(session, { win: () => round.win('w', '0.00', { round_closed: undefined }) });
  },
  'ids that are empty, over 128, with spaces or beyond ASCII: 400': async (session) =>
    allRefused(
      session,
      Object.fromEntries(
        Object.entries(NO_IDS).flatMap(([what, id]) =>
          ['round_id', 'transaction_id'].map((field) => [
            `${field} ${what}`,
            () => session.round().bet('b', session.stake, { [field]: id }),
          ]),
        ),
      ),
    ),
  'an id of 128 printable characters is taken': async (session) => {
    const before = await session.balance();
    const round = session.round();
    const id = `!~"${round.id('b')}`.padEnd(128, '~');
    done(await round.bet('b', session.stake, { transaction_id: id }), before - session.stake);
  },
});
