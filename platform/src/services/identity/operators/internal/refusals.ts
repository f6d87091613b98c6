import type { DeskEndpoint, OperatorEndpoint } from '@kozyr/contracts/endpoint';
import { mayDo, type Rights } from '@kozyr/contracts/operator/permissions';
import type { Context } from '../../../../context';
import { DomainError } from '../../../../errors';
import { recordAudit } from '../../../kernel/audit/record-audit';
import { readRights } from './rights';

export type Asked = { ip: string; id: string };
type Refused = {
  operator: string;
  why: 'no_key' | 'wrong_key' | 'disabled_key' | 'wrong_signature' | 'wrong_session' | 'role';
};

/** Writes into the audit log that a call was refused, and why. */
export async function recordRefusal(
  ctx: Context,
  { method, path }: OperatorEndpoint | DeskEndpoint,
  asked: Asked,
  refused: Refused,
): Promise<void> {
  await recordAudit(ctx.db, ctx.now(), {
    actor: { kind: 'operator', id: refused.operator },
    action: 'operator_refused',
    // The address as declared, never as sent: nothing a stranger writes gets into the log.
    subject: { kind: 'call', id: `${method} ${path}` },
    details: { why: refused.why, ip: asked.ip, request_id: asked.id },
  });
}

/** That the role of an operator lets them make this call. @returns what it lets them do @throws DomainError FORBIDDEN, which is written down */
export async function requirePermission(
  ctx: Context,
  endpoint: OperatorEndpoint,
  asked: Asked,
  operator: { id: string; name: string; role: string },
): Promise<Rights> {
  const rights = await readRights(ctx.db, operator.role);
  const { permission } = endpoint;
  if (permission === null || mayDo(rights, permission)) return rights;
  await recordRefusal(ctx, endpoint, asked, { operator: operator.id, why: 'role' });
  throw new DomainError(
    'FORBIDDEN',
    `This needs ${permission}, which ${operator.name} has not by the role ${operator.role}.`,
    {
      role: operator.role,
      needed: permission,
    },
  );
}
