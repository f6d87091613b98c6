import type { DeskEndpoint, OperatorEndpoint } from '@kozyr/contracts/endpoint';
import { mayDo, type OperatorRole } from '@kozyr/contracts/operator/roles';
import type { Context } from '../../../../context';
import { DomainError } from '../../../../errors';
import { recordAudit } from '../../../kernel/audit/record-audit';

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

/** That the role of an operator may make this call. @throws DomainError FORBIDDEN, which is written down */
export async function requireRole(
  ctx: Context,
  endpoint: OperatorEndpoint,
  asked: Asked,
  operator: { id: string; name: string; role: OperatorRole },
): Promise<void> {
  if (mayDo(operator.role, endpoint.role)) return;
  await recordRefusal(ctx, endpoint, asked, { operator: operator.id, why: 'role' });
  throw new DomainError('FORBIDDEN', `This needs the role ${endpoint.role}; ${operator.name} has ${operator.role}.`, {
    role: operator.role,
    needed: endpoint.role,
  });
}
