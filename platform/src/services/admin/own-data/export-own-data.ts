import { OWN_DATA_FORMAT } from '@kozyr/contracts/own-data';
import type { Caller, Context } from '../../../context';
import { requirePassword, type Typed } from '../../identity/accounts/require-password';
import { recordAudit } from '../../kernel/audit/record-audit';
import { countAttempt } from '../../kernel/limits/attempts';
import { withSecondFactor } from '../../kernel/second-factor/with-second-factor';
import { readCreditsMovements, readMovements } from '../history/read-movements';
import { type OwnRecord, readSection } from './internal/read-section';
import { SECTIONS } from './sections';

/** A list under its name, a record on each line. */
async function* listText(name: string, pieces: AsyncGenerator<OwnRecord[]>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`;
  let first = true;
  for await (const records of pieces) {
    const lines = records.map((record) => JSON.stringify(record));
    if (lines.length > 0) yield `${first ? '\n' : ',\n'}${lines.join(',\n')}`;
    first = first && lines.length === 0;
  }
  yield ']';
}

/**
 * Everything that is kept about the caller, as the pieces of a JSON text: what the sections name and every movement of their money and credits. Asked
 * for by the password and the second factor, and in the audit log.
 * @throws DomainError PASSWORD_WRONG, SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS; before the first piece
 */
export async function exportOwnData(
  ctx: Context,
  caller: Caller,
  { code, ...typed }: Typed & { code?: string },
): Promise<AsyncGenerator<string>> {
  const { userId } = caller;
  const { right } = await requirePassword(ctx, caller, typed);
  const now = ctx.now();
  await withSecondFactor(ctx, userId, code, (requireFactor) =>
    ctx.db.transaction(async (tx) => {
      await countAttempt(ctx, tx, { what: 'own-data', contact: userId });
      await requireFactor(tx);
      await recordAudit(tx, now, {
        actor: { kind: 'player', id: userId },
        action: 'own_data_exported',
        subject: { kind: 'player', id: userId },
      });
    }),
  );
  await right();

  async function* pieces() {
    yield `{"format": ${OWN_DATA_FORMAT},\n"exported_at": ${JSON.stringify(now.toISOString())}`;
    for (const section of SECTIONS) yield* listText(section.name, readSection(ctx.db, section, userId));
    yield* listText('movements', readMovements(ctx.db, userId));
    yield* listText('credits', readCreditsMovements(ctx.db, userId));
    yield '\n}\n';
  }
  return pieces();
}
