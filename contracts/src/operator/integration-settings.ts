import * as z from 'zod/mini';
import { amountSchema, currencySchema } from '../money';

/** What an integration brings: games of studios, or ways to pay. */
export const INTEGRATION_KINDS = ['games', 'payments'] as const;
export const integrationKindSchema = z.enum(INTEGRATION_KINDS);
export type IntegrationKind = z.infer<typeof integrationKindSchema>;

/** An address of their server, which ours calls; in production https, and never within a private network. */
const serverAddress = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(/^https?:\/\/[^\s?#@]+$/),
    z.describe('An address without query, which our server calls. https in production.'),
  );
/** An address that a player's browser opens. */
const browserAddress = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(/^https?:\/\/[^\s?#@]+$/),
    z.describe("An address without query, which a player's browser opens. https in production."),
  );
const originSchema = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^https?:\/\/[^\s/?#@;,']+$/),
    z.describe('An origin without a path. https in production.'),
  );
const currencies = z
  .array(currencySchema)
  .check(z.minLength(1), z.maxLength(2), z.describe('The money it is used for; one that is left out is refused.'));

/** A studio that speaks our own protocol: its feed, its launch addresses, and our seamless wallet (seamless-wallet.ts). */
const kozyrGamesSettings = z.strictObject({
  protocol: z.literal('kozyr-games'),
  address: serverAddress,
  public_address: browserAddress,
  currencies,
});

/** The aggregator Hub88: games of many studios, by its Operator API v2. */
const hub88Settings = z.strictObject({
  protocol: z.literal('hub88'),
  address: serverAddress,
  operator_id: z.int().check(z.minimum(1), z.maximum(2_147_483_647), z.describe('Our number at Hub88.')),
  frames: z
    .array(originSchema)
    .check(
      z.minLength(1),
      z.maxLength(20),
      z.describe('Origins that its games open at; any other address is refused.'),
    ),
  currencies,
  min_bet: amountSchema.check(z.describe('Its list tells no limits: the smallest stake taken, in any currency.')),
  max_bet: amountSchema.check(z.describe('The largest stake taken, in any currency.')),
  max_win_multiplier: z
    .string()
    .check(
      z.regex(/^[1-9]\d{0,5}$/),
      z.describe('A win above the stake times this waits for an operator. Its list tells none.'),
    ),
});

const takes = (what: string) =>
  z
    .array(currencySchema)
    .check(
      z.maxLength(2),
      z.describe(`${what} of this money go to it, and to no other gateway; empty: none begins here.`),
    );
const merchantNumber = z.string().check(z.regex(/^[1-9]\d{0,11}$/));

/** A gateway that speaks our own protocol (payment-gateway.ts). */
const kozyrPaymentsSettings = z.strictObject({
  protocol: z.literal('kozyr-payments'),
  address: serverAddress,
  deposits: takes('New deposits'),
  payouts: takes('New withdrawals'),
});

/** A gateway that speaks the protocol of Fondy and Flitt. */
const fondySettings = z.strictObject({
  protocol: z.literal('fondy'),
  address: serverAddress.check(
    z.describe('Where payments are, such as https://pay.fondy.eu or https://pay.flitt.com.'),
  ),
  reports_address: serverAddress.check(
    z.describe('Where reports are, such as https://portal.fondy.eu or https://portal.flitt.com.'),
  ),
  merchant_id: merchantNumber.check(z.describe("The merchant's number.")),
  application_id: merchantNumber.check(z.describe("The number of the company's application that may read reports.")),
  deposits: takes('New deposits'),
  payouts: takes('New withdrawals'),
});

/** What an integration needs to be reached, by the protocol it speaks. Secrets are keys (integrations.ts) and never in here. */
export const integrationSettingsSchema = z.discriminatedUnion('protocol', [
  kozyrGamesSettings,
  hub88Settings,
  kozyrPaymentsSettings,
  fondySettings,
]);
export type IntegrationSettings = z.infer<typeof integrationSettingsSchema>;

export const INTEGRATION_PROTOCOLS = [
  'kozyr-games',
  'hub88',
  'kozyr-payments',
  'fondy',
] as const satisfies readonly IntegrationSettings['protocol'][];
export const integrationProtocolSchema = z.enum(INTEGRATION_PROTOCOLS);
export type IntegrationProtocol = z.infer<typeof integrationProtocolSchema>;
export type SettingsOf<P extends IntegrationProtocol> = Extract<IntegrationSettings, { protocol: P }>;

export const KIND_OF_PROTOCOL = {
  'kozyr-games': 'games',
  hub88: 'games',
  'kozyr-payments': 'payments',
  fondy: 'payments',
} as const satisfies Record<IntegrationProtocol, IntegrationKind>;

/**
 * What a key is for. shared: one secret that both ends sign and verify by. ours: the private key that we sign by; its public half is shown.
 * theirs: the public key that their calls are verified by. payouts, reports: a second and third shared secret, of a gateway that has one for
 * what is paid out and one for its reports.
 */
export const KEY_USES = ['shared', 'ours', 'theirs', 'payouts', 'reports'] as const;
export const keyUseSchema = z.enum(KEY_USES);
export type KeyUse = z.infer<typeof keyUseSchema>;

/** How a key of a use comes to be: made by us, brought by the operator, or either. */
export type KeyRule = {
  use: KeyUse;
  form: 'secret' | 'rsa';
  made: boolean;
  brought: boolean;
  /** Needed only by one that takes new withdrawals. */
  forPayouts?: true;
};

/** The keys that a protocol needs before it can be turned on. */
export const KEYS_OF_PROTOCOL: Readonly<Record<IntegrationProtocol, readonly KeyRule[]>> = {
  'kozyr-games': [{ use: 'shared', form: 'secret', made: true, brought: true }],
  hub88: [
    { use: 'ours', form: 'rsa', made: true, brought: false },
    { use: 'theirs', form: 'rsa', made: false, brought: true },
  ],
  'kozyr-payments': [{ use: 'shared', form: 'secret', made: true, brought: true }],
  fondy: [
    { use: 'shared', form: 'secret', made: false, brought: true },
    { use: 'payouts', form: 'secret', made: false, brought: true, forPayouts: true },
    { use: 'reports', form: 'secret', made: false, brought: true },
  ],
};

/** The uses of keys without which these settings can't work. */
export function usesNeeded(settings: IntegrationSettings): KeyUse[] {
  const paysOut = 'payouts' in settings && settings.payouts.length > 0;
  return KEYS_OF_PROTOCOL[settings.protocol].filter((rule) => paysOut || !rule.forPayouts).map(({ use }) => use);
}
