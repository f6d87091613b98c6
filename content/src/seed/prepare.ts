import type { Payload } from 'payload';

export async function prepare(_payload: Payload): Promise<void> {}
