import { createHmac } from 'node:crypto';
import { env } from '../env';

/** Headers that mark-requests.ts writes into every request: whether it may pass, and the address that tries are counted by. */
export const DOOR_HEADER = 'x-content-door';
export const ADDRESS_HEADER = 'x-content-address';

/** The mark of a request that may pass. Nobody can guess it, so one that came before the marking began gains nothing. */
export const OPEN = createHmac('sha256', env.PAYLOAD_SECRET).update('open door').digest('base64url');
