import type { Named } from './version-view';

/** What was done to a version, as the audit log has it. */
export const deedOf = ({ kind, version }: Named, action: string, details: Record<string, string>) => ({
  action,
  subject: { kind: 'promotion_rules', id: kind },
  details: { version: String(version), ...details },
});
