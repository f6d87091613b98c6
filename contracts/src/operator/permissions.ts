import * as z from 'zod/mini';
import { amountSchema, type Currency, toMinor } from '../money';

/**
 * Everything an operator may be let do, as area.verb. Each call of the operator API asks for one of these (endpoint.ts), a role is a set
 * of them (roles.ts), and a place or a button of the desk shows by them. A new one is given to the built-in roles that shall have it, and
 * gets its words in desk/messages.
 */
export const PERMISSIONS = [
  /** What waits for a person, and the money of the day. */
  'today.read',
  'stuck.acknowledge',
  'players.read',
  /** Phone and email as they are, with a reason. */
  'players.contact',
  'players.note',
  'players.export',
  /** Excludes a player who asks for it. */
  'players.protect',
  'players.suspend',
  'players.reset-factor',
  'register.change',
  /** Opens documents too. */
  'identity.decide',
  /** Cases of harm and reported nicknames. */
  'care.work',
  'withdrawals.read',
  'withdrawals.decide',
  /** Adjustments, held wins, chargebacks, reconciliations and statements. */
  'money.read',
  'adjustments.propose',
  'adjustments.confirm',
  'wins.decide',
  'chargebacks.decide',
  'books.reconcile',
  'reports.read',
  /** Bonuses, battles, jackpots, cashback and the rules of promotions. */
  'promotions.read',
  /** Battles, and cashback that is late. */
  'promotions.run',
  'promotions.propose',
  'promotions.confirm',
  'jackpots.top-up',
  'bonuses.change',
  /** Ends the bonus that a player has. */
  'bonuses.end',
  'risk.read',
  /** Cases of risk, and what rules of withdrawals would do. */
  'risk.work',
  'chat.answer',
  'chat.phrases',
  'audit.read',
  'audit.export',
  /** Settings, games, jobs and the profiles of countries. */
  'system.read',
  'settings.change',
  'games.switch',
  'profiles.change',
  /** Studios and gateways, their addresses and keys. */
  'integrations.change',
  'operators.manage',
] as const;
export const permissionSchema = z.enum(PERMISSIONS);
export type Permission = z.infer<typeof permissionSchema>;

/** Those that decide about an amount, so that a role may say up to how much. */
export const AMOUNT_PERMISSIONS = [
  'withdrawals.decide',
  'wins.decide',
  'adjustments.propose',
  'adjustments.confirm',
  'chargebacks.decide',
  'jackpots.top-up',
] as const satisfies readonly Permission[];
export const amountPermissionSchema = z.enum(AMOUNT_PERMISSIONS);
export type AmountPermission = z.infer<typeof amountPermissionSchema>;

/** Those that one person gives to a role and another confirms: by them money moves, or more rights are handed out. */
export const GUARDED_PERMISSIONS: readonly Permission[] = [
  ...AMOUNT_PERMISSIONS,
  'promotions.run',
  'promotions.propose',
  'promotions.confirm',
  'bonuses.change',
  'bonuses.end',
  'settings.change',
  'profiles.change',
  'integrations.change',
  'players.reset-factor',
  'operators.manage',
];

const bound = z
  .nullable(amountSchema)
  .check(z.describe('The most that is decided at once, in major units; null: no bound.'));
export const boundsSchema = z.strictObject({ uah: bound, kzt: bound });
export type Bounds = z.infer<typeof boundsSchema>;

/** What somebody may do, and up to how much. */
export const rightsSchema = z.object({
  permissions: z.array(permissionSchema),
  amounts: z
    .partialRecord(amountPermissionSchema, boundsSchema)
    .check(z.describe('Bounds by permission; one that is left out has none.')),
});
export type Rights = z.infer<typeof rightsSchema>;

/** Whether rights hold a permission; null is asked of nobody in particular, so that whoever is signed in may. */
export function mayDo({ permissions }: Pick<Rights, 'permissions'>, asked: Permission | null): boolean {
  return asked === null || permissions.includes(asked);
}

/** The most that these rights decide at once, in major units; null: no bound. What they may not do at all is asked of mayDo. */
export function boundOf({ amounts }: Rights, permission: AmountPermission, currency: Currency): string | null {
  return amounts[permission]?.[currency] ?? null;
}

/** Whether these rights decide about so much at once, in minor units above or below zero. */
export function isWithinBound(
  rights: Rights,
  permission: AmountPermission,
  { amount, currency }: { amount: bigint; currency: Currency },
): boolean {
  const bound = boundOf(rights, permission, currency);
  return bound === null || (amount < 0n ? -amount : amount) <= toMinor(bound);
}
