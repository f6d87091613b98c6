import type { Payload } from 'payload';
import { env } from '../env';

/** Makes the first editor, so that nobody else can register as the first; does nothing once there is one. */
export async function createFirstAdmin(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return;
  await payload.create({
    collection: 'users',
    data: { email: env.CONTENT_ADMIN_EMAIL, password: env.CONTENT_ADMIN_PASSWORD, name: 'Kozyr', role: 'admin' },
  });
  payload.logger.info(`First editor: ${env.CONTENT_ADMIN_EMAIL}`);
}
