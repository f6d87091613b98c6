import { createHmac } from 'node:crypto';

/** The player's name towards one integration: stable, and of no use to any other. @param secret PSEUDONYM_SECRET */
export function pseudonymOf(secret: string, integration: string, userId: string): string {
  return createHmac('sha256', secret).update(`${integration}:${userId}`).digest('base64url').slice(0, 22);
}
