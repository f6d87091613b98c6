import type { Queryable } from '../../db/database';
import type { Env } from '../../env';
import { gamstopRegister } from './gamstop-register';
import { houseRegister } from './house-register';
import type { ExclusionRegister } from './port';

type Settings = Pick<Env, 'GAMSTOP_API_URL' | 'GAMSTOP_API_KEY'>;

/** Registers on other machines, by the settings; none unless they are set. */
export function outsideRegisters({ GAMSTOP_API_URL: url, GAMSTOP_API_KEY: key }: Settings): ExclusionRegister[] {
  return url && key ? [gamstopRegister({ url, key })] : [];
}

/** What is wrong with the settings, in a line: a register that is meant to be asked and never is would be worse than none. */
export function halfSetRegisters({ GAMSTOP_API_URL: url, GAMSTOP_API_KEY: key }: Settings): string[] {
  if ((url === undefined) === (key === undefined)) return [];
  return ['GAMSTOP_API_URL and GAMSTOP_API_KEY go together: set both or none. See .env.example.'];
}

/** Every register there is: the house's own always, and those that are set. */
export const allRegisters = (env: Settings, db: Queryable): ExclusionRegister[] => [
  houseRegister(db),
  ...outsideRegisters(env),
];
