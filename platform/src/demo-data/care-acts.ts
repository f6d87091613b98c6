import sharp from 'sharp';
import { answer } from '../services/admin/chat/answer';
import { writeMessage } from '../services/admin/chat/write-message';
import { addHarmStep, closeHarmCase, openHarmCase } from '../services/admin/harm/work-on-case';
import { addPlayerNote } from '../services/admin/player-record/notes';
import { setPlayerTags } from '../services/admin/player-record/set-tags';
import { addPicture } from '../services/identity/identity-checks/add-picture';
import { startIdentityCheck } from '../services/identity/identity-checks/start-check';
import { submitIdentityCheck } from '../services/identity/identity-checks/submit-check';
import { startTimeOut } from '../services/identity/protection/stop-playing';
import { suspendPlayer } from '../services/identity/protection/suspend';
import type { Chance } from './chance';
import { type Acting, unlessRefused, type World } from './world';

const ASKED = {
  uk: [
    'Коли прийде виплата?',
    'Бонус не зарахувався, подивіться, будь ласка',
    'Як змінити телефон?',
    'Гра зависла посеред раунду',
  ],
  ru: [
    'Когда придёт выплата?',
    'Бонус не начислился, посмотрите, пожалуйста',
    'Как сменить телефон?',
    'Игра зависла посреди раунда',
  ],
  en: [
    'When will my payout come?',
    'My bonus did not arrive, please look',
    'How do I change my phone?',
    'The game froze in a round',
  ],
  kk: [
    'Төлем қашан келеді?',
    'Бонус түспеді, қараңызшы',
    'Телефонды қалай ауыстырамын?',
    'Ойын раунд ортасында тоқтап қалды',
  ],
} as const;
const ANSWERED = {
  uk: 'Дякуємо за повідомлення. Ми перевірили: усе гаразд, гроші вже в дорозі.',
  ru: 'Спасибо за сообщение. Мы проверили: всё в порядке, деньги уже в пути.',
  en: 'Thank you for writing. We have looked: all is well, the money is on its way.',
  kk: 'Хабарласқаныңызға рахмет. Тексердік: бәрі дұрыс, ақша жолда.',
} as const;
const NOTES = [
  'Asked to be called after six',
  'Paid by another card once, showed it',
  'Plays at night only',
  'Speaks for a friend as well',
];
const TAGS = ['vip', 'night', 'slots', 'watch', 'friend', 'newsletter'];

/** A player writes to support; mostly somebody answers. */
export async function writeToSupport(world: World, { player, chance }: Acting): Promise<void> {
  const { ctx, staff } = world;
  const { caller, person } = player;
  const text = chance.one(ASKED[person.locale]);
  const said = await unlessRefused(world, () => writeMessage(ctx, caller, { text, idempotency_key: chance.id() }));
  if (!said || chance.happens(0.12)) return;
  const given = { id: caller.userId, text: ANSWERED[person.locale], idempotency_key: chance.id(), read_up_to: said.id };
  await unlessRefused(world, () => answer(ctx, staff.support, given));
}

/** What operators write down of a player. */
export async function noteAndTag(world: World, { player, chance }: Acting): Promise<void> {
  const { ctx, staff } = world;
  const id = player.caller.userId;
  const text = chance.one(NOTES);
  await unlessRefused(world, () => addPlayerNote(ctx, staff.support, { id, text }));
  const tags = [chance.one(TAGS), chance.one(TAGS)];
  await unlessRefused(world, () => setPlayerTags(ctx, staff.support, { id, tags }));
}

/** A picture of a document that nobody has. */
async function pictureOf(chance: Chance): Promise<Buffer> {
  const [r, g, b] = [chance.whole(0, 255), chance.whole(0, 255), chance.whole(0, 255)];
  const patch = { create: { width: chance.whole(40, 120), height: 60, channels: 3 as const, background: '#ffffff' } };
  return sharp({ create: { width: 420, height: 300, channels: 3, background: { r, g, b } } })
    .composite([{ input: patch, left: chance.whole(0, 200), top: 20 }])
    .jpeg()
    .toBuffer();
}

/** A player shows who they are. What comes of it is the verifier's. */
export async function proveIdentity(world: World, { player, chance }: Acting): Promise<void> {
  const { ctx } = world;
  const { caller, person } = player;
  const given = {
    full_name: person.fullName,
    date_of_birth: `${chance.whole(1960, 2000)}-0${chance.whole(1, 9)}-1${chance.whole(0, 9)}`,
    document_kind: 'passport',
    document_country: person.country,
    document_number: `DE${chance.whole(100_000, 999_999)}${chance.whole(10, 99)}`,
    document_expires_on: '2033-05-01',
    locale: person.locale,
  } as const;
  const check = await unlessRefused(world, () => startIdentityCheck(ctx, caller, given));
  if (!check) return;
  for (const side of check.sides_needed)
    await addPicture(ctx, caller, { id: check.id, side, bytes: await pictureOf(chance) });
  await unlessRefused(world, () => submitIdentityCheck(ctx, caller, { id: check.id, locale: person.locale }));
}

/** Somebody worries about a player: a case, sometimes with an end. */
export async function careFor(world: World, { player, chance }: Acting): Promise<void> {
  const { ctx, staff } = world;
  const id = player.caller.userId;
  const reason = 'Plays longer every night, says the chat';
  const opened = await unlessRefused(world, () => openHarmCase(ctx, staff.support, { id, reason }));
  if (!opened) return;
  const step = { id: opened.id, step: chance.one(['contacted', 'limits_advised', 'time_out_advised'] as const) };
  await unlessRefused(world, () => addHarmStep(ctx, staff.support, { ...step, note: 'Called in the evening' }));
  if (chance.happens(0.4)) return;
  const end = { id: opened.id, outcome: chance.one(['no_harm', 'player_set_limits', 'no_answer'] as const) };
  await unlessRefused(world, () => closeHarmCase(ctx, staff.support, { ...end, note: 'Spoke twice' }));
}

/** Now and then somebody stops, or is stopped. */
export async function stopOrBeStopped(world: World, { player, chance }: Acting): Promise<void> {
  const { ctx, staff } = world;
  if (chance.happens(0.7)) {
    await unlessRefused(world, () => startTimeOut(ctx, player.caller, chance.one([1, 7, 30])));
    return;
  }
  const asked = { id: player.caller.userId, reason: 'Several accounts of one person' };
  await unlessRefused(world, () => suspendPlayer(ctx, staff.support, asked));
}
