import type { Caller, Context, OperatorCaller } from '../context';
import { DomainError } from '../errors';
import type { Integrations } from '../gateways/providers/integrations';
import type { Wallet } from '../services/play/seamless/wallet';
import type { Chance } from './chance';
import type { DemoGateway } from './demo-gateway';
import type { Person } from './people';

/** A game as the players of the demo data know it. Volatility decides how seldom and how high it pays. */
export type DemoGame = { slug: string; integration: string; rtp: number; volatility: 'low' | 'medium' | 'high' };

/** Who works at the desk. */
export type Staff = Readonly<Record<'support' | 'payments' | 'finance' | 'admin', OperatorCaller>>;

/** What everything of the demo data happens in. */
export type World = {
  ctx: Context;
  seed: string;
  games: readonly DemoGame[];
  integrations: Integrations;
  wallet: Wallet;
  gateway: DemoGateway;
  staff: Staff;
  /** How often a verb said no, by its code: players and operators run into the rules as they do in life. */
  refused: Map<string, number>;
};

/** A person once they are a player. */
export type Player = { person: Person; caller: Caller; refreshToken: string; proved: boolean; played: number };

/** Does what the rules may refuse; a refusal is counted and is no mistake. @returns null where it was refused */
export async function unlessRefused<T>({ refused }: World, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    refused.set(error.code, (refused.get(error.code) ?? 0) + 1);
    return null;
  }
}

/** What one of these calls needs: who acts, and their draws of the day. */
export type Acting = { player: Player; chance: Chance };
