import type { Context } from '../../../context';
import type { Env } from '../../../env';

/** What seals and opens. */
export type Sealing = { env: Pick<Env, 'SECOND_FACTOR_SECRET'> };

/** What is sealed anew, and where it lies. */
export type Resealing = Sealing & Pick<Context, 'db'>;
