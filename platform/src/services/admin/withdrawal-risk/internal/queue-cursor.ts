import { z } from 'zod';
import { DomainError } from '../../../../errors';

/** Where a page of the queue ended: the withdrawal it ended with, and what it is ordered by. */
export type QueuePlace = { id: string; createdAt: Date; amount: bigint };

const placeSchema = z
  .tuple([z.uuid(), z.iso.datetime(), z.string().regex(/^\d{1,18}$/)])
  .transform(([id, createdAt, amount]): QueuePlace => ({ id, createdAt: new Date(createdAt), amount: BigInt(amount) }));

export const writeCursor = ({ id, createdAt, amount }: QueuePlace): string =>
  Buffer.from(JSON.stringify([id, createdAt.toISOString(), amount.toString()])).toString('base64url');

/** @throws DomainError BAD_REQUEST for what is no cursor of ours */
export function readCursor(cursor: string): QueuePlace {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new DomainError('BAD_REQUEST', 'This is no cursor of the queue: start with the first page.');
  }
}
