import {
  type DocumentSide,
  type Identity,
  type IdentityCheck,
  MIN_PICTURE_PIXELS,
  MINIMUM_AGE,
  PICTURE_TYPES,
} from '@kozyr/contracts/identity';
import { MAX_PICTURE_BYTES } from '@kozyr/contracts/picture-uploads';

/** Whether something of the player is being decided. */
export const isWaited = ({ checks }: Identity): boolean => checks.some(({ status }) => status === 'SUBMITTED');

/** The newest check of a level, if there is one. */
export const checkOf = ({ checks }: Identity, level: 2 | 3): IdentityCheck | undefined =>
  checks.find((check) => check.level === level);

/** The pictures that are still to be given. */
export const sidesLeft = ({ sides_needed: needed, pictures }: IdentityCheck): DocumentSide[] =>
  needed.filter((side) => !pictures.some((picture) => picture.side === side));

/** Whole years from a day of birth to a day, each YYYY-MM-DD. */
function ageOn(bornOn: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years;
}

/** Whether somebody of this day of birth may play; the platform looks again. */
export const isOldEnough = (bornOn: string, today: string): boolean => ageOn(bornOn, today) >= MINIMUM_AGE;

/** What is wrong with a file before it is sent; null: nothing that can be seen. The platform looks into it. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): 'tooLarge' | 'invalid' | null {
  if (size > MAX_PICTURE_BYTES) return 'tooLarge';
  return PICTURE_TYPES.some((taken) => taken === type) && size > 0 ? null : 'invalid';
}

/** What the texts about pictures name. */
export const PICTURE_LIMITS = { megabytes: MAX_PICTURE_BYTES / 1024 / 1024, pixels: MIN_PICTURE_PIXELS } as const;
