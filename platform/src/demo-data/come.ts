import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { outboxMessages } from '../db/schema/messages';
import { verifyAccessToken } from '../services/identity/accounts/access-token';
import { confirmRegistration } from '../services/identity/accounts/confirm-registration';
import { refreshSession } from '../services/identity/accounts/refresh-session';
import { startRegistration } from '../services/identity/accounts/start-registration';
import { chooseNickname } from '../services/identity/nicknames/choose-nickname';
import { contactOrRefusal } from '../services/kernel/players/contact';
import { chanceOf } from './chance';
import type { Person } from './people';
import { type Player, unlessRefused, type World } from './world';

/** Everybody's password: whoever looks at the demo data may sign in as anybody of it. */
const PASSWORD = 'demo-trump-card-7';
const DEVICES = ['Chrome on Android', 'Safari on iPhone', 'Chrome on Windows', 'Firefox on Linux', 'Edge on Windows'];

/** The network of a person; a few share one. */
function addressOf({ seed }: Person): { ip: string; device: string } {
  const chance = chanceOf(`${seed}:address`);
  const ip = `${chance.whole(31, 95)}.${chance.whole(0, 255)}.${chance.whole(0, 255)}.${chance.whole(1, 254)}`;
  return { ip, device: chance.one(DEVICES) };
}

/** Registers a person by phone and code, as the site does. @returns null where the rules refuse it */
export async function register(world: World, person: Person): Promise<Player | null> {
  const { ctx } = world;
  const contact = contactOrRefusal('Phone', person.phone, person.country);
  const { ip, device } = addressOf(person);
  const { locale, currency, country: countryCode } = person;
  const chance = chanceOf(`${person.seed}:registration`);
  return unlessRefused(world, async () => {
    await startRegistration(ctx, { contact, locale, ip, answer: undefined });
    const [sent] = await ctx.db
      .select({ code: outboxMessages.code })
      .from(outboxMessages)
      .where(and(eq(outboxMessages.recipient, contact.value), isNotNull(outboxMessages.code)))
      .orderBy(desc(outboxMessages.createdAt))
      .limit(1);
    const { session, refreshToken } = await confirmRegistration(ctx, {
      contact,
      registration: {
        type: 'Phone',
        login: person.phone,
        password: PASSWORD,
        currency,
        countryCode,
        ageConsent: true,
        newsletterConsent: chance.happens(0.3),
        termsVersion: ctx.env.TERMS_VERSION,
      },
      code: sent?.code ?? '',
      network: null,
      ip,
      device,
      browser: person.seed,
      locale,
    });
    const caller = await verifyAccessToken(ctx.env.JWT_SECRET, session.tokens.access_token, ctx.now());
    if (!caller) throw new Error('The session just opened is not good.');
    const player: Player = { person, caller, refreshToken, proved: false, played: 0 };
    const { nickname } = person;
    if (nickname !== null) await unlessRefused(world, () => chooseNickname(ctx, player.caller, { nickname }));
    return player;
  });
}

/** A player comes back: their session is renewed. @returns false where it has ended */
export async function comeBack(world: World, player: Player): Promise<boolean> {
  const renewed = await unlessRefused(world, () => refreshSession(world.ctx, player.refreshToken, null));
  if (!renewed) return false;
  player.refreshToken = renewed.refreshToken;
  return true;
}
